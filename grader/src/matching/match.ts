import type { DemandMatch, Match, Proof } from '@redmark/rubric';
import type { Resume } from '../model/resume.ts';
import { readAdvert } from './advert/read-advert.ts';
import { type Evidence, evidenceOf } from './resume/evidence.ts';
import { type Matchable, matchableOf } from './resume/matchable.ts';
import { fulfilEducation, fulfilLanguage, fulfilPlace, fulfilYears } from './scoring/facts.ts';
import { type Fulfilled, fulfil } from './scoring/fulfil.ts';
import { partsOf } from './scoring/parts.ts';
import { closestTitle, fieldCloseness } from './scoring/title.ts';
import type { Advert, Demand } from './types.ts';

/**
 * How a resume fits a job advert: what the advert demands, which lines of the resume show or list it, and a score from
 * 0 to 100. Pure, and linear in the length of both texts. Names, age, gender, nationality, photos, the names of schools
 * and employers, gaps and the grade count nothing.
 */
export function matchResume(resume: Resume, advert: Advert | string): Match {
  return matchMatchable(matchableOf(resume), typeof advert === 'string' ? readAdvert(advert) : advert);
}

/** The same of what the matching looks at alone. */
export function matchMatchable(resume: Matchable, asked: Advert): Match {
  const evidence = evidenceOf(resume, asked.lines);
  const fulfilled = asked.demands.map((demand) => ({ demand, ...fulfilOne(demand, evidence, resume, asked) }));
  const closest = closestTitle(asked, evidence, resume);
  const parts = partsOf(fulfilled, closest, asked.titles.length > 0, fieldCloseness(asked, evidence));
  const score = Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 10) / 10;
  return {
    score,
    parts,
    demands: fulfilled.map(({ demand, ...rest }) => told(demand, rest, resume)),
    title: { asked: asked.titles[0] ?? null, closest: closest.text ?? null },
  };
}

function fulfilOne(demand: Demand, evidence: Evidence, resume: Matchable, advert: Advert): Fulfilled {
  if (demand.kind === 'education') return fulfilEducation(demand, evidence);
  if (demand.kind === 'language') return fulfilLanguage(demand, evidence, resume);
  if (demand.kind === 'place') return fulfilPlace(demand, resume);
  if (demand.kind === 'years') return fulfilYears(demand, evidence, advert);
  return fulfil(demand, evidence);
}

const told = (
  { kind, weight, text, line }: Demand,
  { status, value, lines }: Fulfilled,
  { boxesOf }: Matchable,
): DemandMatch => ({
  kind,
  weight,
  text,
  line,
  status,
  value: Math.round(value * 100) / 100,
  proofs: lines.map((proof): Proof => ({ text: proof.text, boxes: boxesOf(proof.rows) })),
});
