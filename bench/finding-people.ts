import { type Candidate, factsOf, type PackedResume, unpacked } from '../grader/src/matching/index.ts';
import { roleData } from '../grader/src/words/skills/roles.ts';
import { skillData } from '../grader/src/words/skills/skills.ts';
import { randomFrom } from './random-from.ts';

const towns = [
  'Austin, TX',
  'Cleveland, OH',
  'Boston, MA',
  'Denver, CO',
  'Leeds, UK',
  'Berlin, Germany',
  'Lyon, France',
  'Madrid, Spain',
  '',
];
const verbs = ['Built', 'Led', 'Planned', 'Cut', 'Moved', 'Trained', 'Wrote', 'Tested', 'Raised', 'Kept'];
const rest = [
  'for 12 customers',
  'with a team of 4',
  'in two countries',
  'within 3 months',
  'and saved 20%',
  'across 9 sites',
];
const thisMonth = 2026 * 12 + 10;

const families = roleData
  .split('\n')
  .map((line) => line.split(':')[1] ?? '')
  .filter((names) => names.trim() !== '')
  .map((names) => names.split(';').map((name) => name.split('|')[0]?.trim() ?? ''));

const fields = skillData
  .split(/^# /m)
  .map((field) =>
    field
      .split('\n')
      .slice(1)
      .map((line) => (line.split(/[|>]/)[0] ?? '').replace(/^[!+~^-]+/, '').trim())
      .filter(Boolean),
  )
  .filter((skills) => skills.length > 4);

/** Invented people, the same for the same number: jobs of one family, skills mostly of one trade, 18 lines each. */
export function inventedPerson(number: number): Candidate {
  const random = randomFrom(number);
  // The first of a list is the most frequent, as in life.
  const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(list.length * random() ** 1.6)] ?? fallback;
  const family = Math.floor(families.length * random() ** 1.3);
  const jobs = families[family] ?? [];
  const own = fields[family % fields.length] ?? [];
  const titles = [0, 1, 2].map(() => pick(jobs, 'Assistant'));
  const lines = titles.flatMap((title, entry): PackedResume['lines'] => [
    ['experience', entry, 1, title],
    ...Array.from({ length: 5 }, (): PackedResume['lines'][number] => {
      const skill = pick(random() < 0.8 ? own : (fields[Math.floor(fields.length * random())] ?? own), 'planning');
      return ['experience', entry, 0, `${pick(verbs, 'Led')} ${skill} and ${pick(own, 'reports')} ${pick(rest, '')}`];
    }),
  ]);
  const packed: PackedResume = {
    lines: [...lines, ['skills', null, 0, [0, 1, 2, 3, 4, 5].map(() => pick(own, 'Excel')).join(', ')]],
    jobs: titles.map((title, entry) => [title, thisMonth - 40 * (entry + 1), thisMonth - 40 * entry, 1, entry]),
    month: thisMonth,
    location: towns[Math.floor(towns.length * random())] ?? '',
    written: 'English',
  };
  return { facts: { ...factsOf(unpacked(packed)), isRemote: random() < 0.2, salaryWish: null }, packed };
}
