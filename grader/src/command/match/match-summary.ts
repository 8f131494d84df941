import type { DemandMatch, Match } from '@redmark/rubric';

/** What `redmark match` prints of a file. */
export type Matched = { file: string } & (({ ok: true } & Match) | { ok: false; error: { message: string } });

const partLabels = {
  must: 'must-haves',
  tasks: 'tasks',
  nice: 'nice-to-haves',
  title: 'title and trade',
  years: 'years',
  education: 'education and languages',
};
const signs = { shown: '+', listed: '~', missing: '-' };

/** A match in lines for people: the score, its parts, and every demand with the line that proves it. */
export function summaryOfMatch(matched: Matched): string {
  if (!matched.ok) return `${matched.file}: ${matched.error.message}\n`;
  const { file, score, parts, demands, title } = matched;
  const lines = [`${file}: ${score} of 100`];
  for (const { name, points, of } of parts) lines.push(`  ${partLabels[name].padEnd(24)} ${points} of ${of}`);
  if (title.asked) lines.push(`  asked for ${title.asked}; closest title: ${title.closest ?? 'none'}`);
  for (const status of ['shown', 'listed', 'missing'] as const)
    for (const demand of demands) if (demand.status === status) lines.push(lineOf(demand));
  return `${lines.join('\n')}\n`;
}

const lineOf = ({ status, weight, text, proofs }: DemandMatch) =>
  `  ${signs[status]} ${status.padEnd(7)} ${weight.padEnd(4)}  ${text}${proofs[0] ? `: “${proofs[0].text}”` : ''}`;
