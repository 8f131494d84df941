import type { Group } from '@redmark/rubric';

/** What a rule's name begins with, and the group it is in by that. The folder is the category of the group. */
export const partition: readonly { prefix: string; group: Group }[] = [
  { prefix: 'content', group: 'content' },
  { prefix: 'format', group: 'formatting.horizontal' },
  { prefix: 'valign', group: 'formatting.vertical' },
  { prefix: 'grammar', group: 'writing.grammar' },
  { prefix: 'spelling', group: 'writing.grammar' },
  { prefix: 'overused', group: 'writing.overused' },
];

/** Names that reports already carry and that therefore stay, though their prefix says otherwise. */
const exceptions: Record<string, Group> = { 'content-photo': 'formatting.horizontal' };

/** The group of a rule by its name; undefined when the name has no known prefix. */
export function groupOfRule(name: string): Group | undefined {
  const prefix = name.split('-')[0];
  return exceptions[name] ?? partition.find((one) => one.prefix === prefix)?.group;
}
