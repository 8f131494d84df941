/** The three parts of a grade, in the order of the report. */
export const categories = ['content', 'formatting', 'writing'] as const;
export type Category = (typeof categories)[number];
export type ByCategory = Record<Category, number>;

/** What the rules are grouped by; the part before the dot is the category. */
export const groups = [
  'content',
  'formatting.horizontal',
  'formatting.vertical',
  'writing.grammar',
  'writing.overused',
] as const;
export type Group = (typeof groups)[number];

const categoryByGroup: Record<Group, Category> = {
  content: 'content',
  'formatting.horizontal': 'formatting',
  'formatting.vertical': 'formatting',
  'writing.grammar': 'writing',
  'writing.overused': 'writing',
};

/** The category of a group. */
export const categoryOf = (group: Group): Category => categoryByGroup[group];

export const severities = ['critical', 'major', 'minor'] as const;
export type Severity = (typeof severities)[number];

/** What the grader does with a file, in order. */
export const graderStages = ['reading', 'layout', 'content', 'formatting', 'writing', 'drawing'] as const;
export type GraderStage = (typeof graderStages)[number];
