import data from './rubric.json';

type Category = 'content' | 'formatting' | 'writing';
type ByCategory = Record<Category, number>;
export type RubricRule = {
  name: string;
  title: string;
  finds: string;
  why: string;
  group: string;
  severity: string;
  cost: { kind: string; weight?: number; max?: number; per?: string };
  grave?: number;
};
type Rubric = {
  version: string;
  scale: { letter: string; from: number }[];
  weights: ByCategory;
  weightsWithoutWriting: ByCategory;
  kappa: ByCategory;
  onset: { most: ByCategory; over: number };
  meanPower: number;
  plainErrors: { weight: number; max: number };
  rules: RubricRule[];
};

/** Written from the grader's own rules by `npm run generate`; a test fails while the two differ. */
export const rubric: Rubric = data;

/** The groups of the report in its order, each with its rules, the most expensive first. */
export const rubricGroups = [
  { group: 'content', id: 'content', title: 'Content', lead: 'What your lines say, and whether you can be reached.' },
  {
    group: 'formatting.horizontal',
    id: 'formatting',
    title: 'Formatting: consistency',
    lead: 'Your page is measured against its own majority style, not against our taste.',
  },
  {
    group: 'formatting.vertical',
    id: 'alignment',
    title: 'Formatting: alignment',
    lead: 'What should stand on one line is measured in points. Up to 1.5 points off is nobody’s mistake.',
  },
  {
    group: 'writing.grammar',
    id: 'writing',
    title: 'Writing: grammar and spelling',
    lead: 'English only. Closed patterns instead of guesses: we say nothing rather than something wrong.',
  },
  {
    group: 'writing.overused',
    id: 'repetition',
    title: 'Writing: repetition',
    lead: 'English only. Terms of your trade do not count as repetition.',
  },
].map((entry) => ({
  ...entry,
  rules: rubric.rules
    .filter(({ group }) => group === entry.group)
    .toSorted((a, b) => mostOf(b) - mostOf(a) || a.title.localeCompare(b.title, 'en')),
}));

/** The most a rule can cost. */
export function mostOf({ cost }: RubricRule): number {
  return cost.max ?? cost.weight ?? 0;
}

const measures: Record<string, string> = { bullets: 'line', entries: 'role', words: 'word', document: 'place' };
const points = (value: number) => `${value} ${value === 1 ? 'point' : 'points'}`;

/** What a rule costs, in words. */
export function costText({ cost }: RubricRule): string {
  if (cost.kind === 'presence') return `Costs ${points(cost.weight ?? 0)}, and a tenth for each further place.`;
  if (cost.kind === 'shortfall') return `Costs what is missing, at most ${points(cost.max ?? 0)}.`;
  const share = cost.per === 'document' ? '' : ' Less in a longer resume.';
  return `The first ${measures[cost.per ?? ''] ?? 'place'} costs about ${points(cost.weight ?? 0)}, all together at most ${points(cost.max ?? 0)}.${share}`;
}

/** What a grave rule takes from the final grade besides, in words; undefined where it takes nothing. */
export function graveText({ grave }: RubricRule): string | undefined {
  return grave === undefined ? undefined : `And ${points(grave)} of the final score.`;
}

export function letterAt(score: number): string {
  return (rubric.scale.find(({ from }) => score >= from)?.letter ?? 'F').replace('-', '−');
}

export const severityWords: Record<string, string> = {
  critical: 'Costs most',
  major: 'Costs points',
  minor: 'Polish',
};
