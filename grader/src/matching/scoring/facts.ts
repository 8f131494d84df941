import { type DegreeLevel, highestDegreeIn, languagesIn } from '../advert/facts.ts';
import type { Evidence } from '../resume/evidence.ts';
import { type Job, yearsOf } from '../resume/jobs.ts';
import type { Matchable } from '../resume/matchable.ts';
import { titleCloseness } from '../text/title-closeness.ts';
import type { Advert, Demand } from '../types.ts';
import type { Fulfilled } from './fulfil.ts';

const missing: Fulfilled = { status: 'missing', value: 0, lines: [] };

/** The level of the degree that a demand asks for, or less for a lower one. */
export function fulfilEducation({ amount }: Demand, { lines }: Evidence): Fulfilled {
  let level: DegreeLevel = 0;
  let proof: Fulfilled['lines'] = [];
  for (const line of lines) {
    if (line.kind !== 'education' && line.kind !== 'certifications') continue;
    const found = highestDegreeIn(line.text);
    if (found > level) [level, proof] = [found, [line]];
  }
  if (level >= amount) return { status: 'shown', value: 1, lines: proof };
  return level > 0 && level === amount - 1 ? { ...missing, value: 0.5 } : missing;
}

/** A language counts where it is named; the resume's own shows itself. */
export function fulfilLanguage({ text }: Demand, { lines }: Evidence, { written }: Matchable): Fulfilled {
  const found = lines.filter(
    ({ kind, text: line }) =>
      kind !== 'experience' && languagesIn(line, kind !== 'languages' && kind !== 'skills').includes(text),
  );
  if (found.length > 0) return { status: 'shown', value: 1, lines: found.slice(0, 2) };
  return written === text ? { status: 'shown', value: 1, lines: [] } : missing;
}

/** A place is told and never counted. */
export function fulfilPlace({ text }: Demand, { location }: Matchable): Fulfilled {
  const here = location.toLowerCase();
  const place = text.toLowerCase();
  const isNear = here !== '' && here.split(/[,\s]+/).some((word) => word.length > 3 && place.includes(word));
  return isNear || /remote|home/.test(place) ? { status: 'shown', value: 1, lines: [] } : missing;
}

/** Years of jobs that are close to the advert by title or by what was done in them. */
export function fulfilYears({ amount }: Demand, evidence: Evidence, advert: Advert): Fulfilled {
  const years = yearsOf(evidence.jobs, (job) => relevanceOf(job, evidence, advert));
  const value = Math.min(1, years / amount);
  return { status: value >= 0.95 ? 'shown' : 'missing', value, lines: [] };
}

/** How much a job belongs to the advert's work, from 0 to 1. */
function relevanceOf(job: Job, { lines }: Evidence, { titles, demands }: Advert): number {
  const byTitle = Math.max(0, ...titles.map((title) => titleCloseness(title, job.title)));
  const asked = new Set(
    demands
      .filter(({ kind }) => kind === 'skill')
      .flatMap(({ concepts, importance }) => (importance >= 1 ? concepts : [])),
  );
  const used = new Set(
    lines.filter(({ entry }) => entry === job.entry).flatMap(({ hits }) => hits.map(({ concept }) => concept)),
  );
  let shared = 0;
  for (const concept of used) if (asked.has(concept)) shared++;
  return Math.min(1, Math.max(byTitle >= 0.6 ? 1 : byTitle, shared >= 3 ? 1 : shared * 0.3));
}
