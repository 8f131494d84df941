import type { Entry, Resume } from '../../grader/src/model/resume.ts';
import { isAlike } from './alike.ts';
import type { Annotation } from './annotation.ts';

/** Of what stands on the page: how much there is, and how much of it was read right; `missed` names what was not. */
export type Tally = { wanted: number; right: number; given: number; missed: string[] };
export type Field = 'job title' | 'employer' | 'degree' | 'school' | 'name' | 'section' | 'kind' | 'item';

type Read = { first: string; second: string; place: string };
type Wanted = { first: string; second: string };

const jobKinds = ['experience', 'research', 'teaching', 'volunteering'];
/** Kinds that an annotator may tell apart and the grader does not. */
const sameKind: Record<string, string> = {
  internships: 'experience',
  volunteer: 'volunteering',
  training: 'certifications',
  memberships: 'activities',
  strengths: 'skills',
  objective: 'summary',
};

const readOf = ({ title, organisation, location }: Entry): Read => ({
  first: title?.text ?? '',
  second: organisation?.text ?? '',
  place: location?.text ?? '',
});

/** Compares what was read of a resume with what an annotator wrote; what is right is counted in `tallies`. */
export function compare(resume: Resume, written: Annotation, tallies: Map<Field, Tally>): void {
  const jobs = resume.sections.filter(({ kind }) => jobKinds.includes(kind)).flatMap(({ entries }) => entries);
  const studies = resume.sections.filter(({ kind }) => kind === 'education').flatMap(({ entries }) => entries);
  compareEntries(
    written.jobs.map(({ title, employer }) => ({ first: title, second: employer })),
    jobs.map(readOf),
    [tallyOf(tallies, 'job title'), tallyOf(tallies, 'employer')],
  );
  compareEntries(
    written.studies.map(({ degree, school }) => ({ first: degree, second: school })),
    studies.map(readOf),
    [tallyOf(tallies, 'degree'), tallyOf(tallies, 'school')],
  );
  if (written.name !== '') {
    const name = resume.profile.name?.text ?? '';
    count(tallyOf(tallies, 'name'), written.name, isAlike(written.name, name), name);
  }
  compareSections(resume, written, tallies);
  // Items without signs are rows of their section, or stand beside each other in one.
  const lines = resume.sections.flatMap(({ bullets, entries, rows }) => [
    ...bullets,
    ...entries.flatMap((entry) => entry.paragraphs),
    ...rows.flatMap((row) => [row, ...row.segments]),
  ]);
  for (const item of written.items ?? [])
    count(
      tallyOf(tallies, 'item'),
      item,
      lines.some(({ text }) => isAlike(item, text)),
      '',
    );
}

/** Pairs written and read entries by what they share, the most alike first, and counts both fields. */
function compareEntries(written: Wanted[], read: Read[], [first, second]: [Tally, Tally]): void {
  const pairs = written.flatMap((want, i) =>
    read.map((have, j) => {
      const hits = [isAlike(want.first, have.first), isSecond(want.second, have)];
      return { i, j, hits, score: hits.filter(Boolean).length * 100 - Math.abs(i - j) };
    }),
  );
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score <= 50 || partner.has(i) || taken.has(j)) continue;
    partner.set(i, j);
    taken.add(j);
  }
  for (const [i, want] of written.entries()) {
    const have = read[partner.get(i) ?? -1];
    const told = have ? `${have.first} @ ${have.second}` : 'no such entry';
    if (want.first) count(first, want.first, have !== undefined && isAlike(want.first, have.first), told);
    if (want.second) count(second, want.second, have !== undefined && isSecond(want.second, have), told);
  }
  first.given += read.filter((one) => one.first).length;
  second.given += read.filter((one) => one.second).length;
}

/** An employer that was read as name and place is right where the annotator wrote both as one. */
const isSecond = (want: string, { second, place }: Read) =>
  isAlike(want, second) || (second !== '' && place !== '' && isAlike(want, `${second} ${place}`));

function compareSections(resume: Resume, written: Annotation, tallies: Map<Field, Tally>): void {
  const left = [...resume.sections];
  for (const { title, kind } of written.sections) {
    const at = left.findIndex((section) => isAlike(title, section.title));
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    count(tallyOf(tallies, 'section'), title, found !== undefined, '');
    const same = (one: string) => sameKind[one] ?? one;
    const isRight = found !== undefined && same(kind) === same(found.kind);
    count(tallyOf(tallies, 'kind'), `${title} (${kind})`, isRight, found?.kind ?? 'not read');
  }
}

function tallyOf(tallies: Map<Field, Tally>, field: Field): Tally {
  const own = tallies.get(field) ?? { wanted: 0, right: 0, given: 0, missed: [] };
  tallies.set(field, own);
  return own;
}

function count(tally: Tally, wanted: string, isRight: boolean, read: string): void {
  tally.wanted++;
  if (isRight) tally.right++;
  else tally.missed.push(`${wanted} | ${read}`);
}
