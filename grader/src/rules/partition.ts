import type { Group } from '@redmark/rubric';

/** The prefix of rule names for each group. The folder of a rule is the category of its group. */
export const partition: readonly { prefix: string; group: Group }[] = [
  { prefix: 'content', group: 'content' },
  { prefix: 'format', group: 'formatting.horizontal' },
  { prefix: 'valign', group: 'formatting.vertical' },
  { prefix: 'grammar', group: 'writing.grammar' },
  { prefix: 'spelling', group: 'writing.grammar' },
  { prefix: 'overused', group: 'writing.overused' },
];

/** Names that stored reports contain and that must stay, although their prefix is that of another group. */
const exceptions: Record<string, Group> = { 'content-photo': 'formatting.horizontal' };

/** The group of a rule by its name; undefined for an unknown prefix. */
export function groupOfRule(name: string): Group | undefined {
  const prefix = name.split('-')[0];
  return exceptions[name] ?? partition.find((one) => one.prefix === prefix)?.group;
}
