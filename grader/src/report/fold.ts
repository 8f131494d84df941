import type { RuleFinding } from '../model/rule.ts';

/** So many places of a folded finding are named in words; all of them have boxes. */
const mostNamed = 6;
/** Letters up to which a fix is named beside its place. */
const shortFix = 40;

/** Findings of a rule that are one finding of the report. */
export type Folded = { finding: RuleFinding; members: readonly RuleFinding[] };

/** Past `most` of one rule the rest become one finding with all their boxes. */
export function foldFindings(findings: readonly RuleFinding[], most: number): Folded[] {
  const rest = findings.slice(most - 1);
  const [first] = rest;
  if (findings.length <= most || !first) return findings.map((finding) => ({ finding, members: [finding] }));
  const finding = {
    ...first,
    title: `${first.title}, and ${rest.length - 1} more like this`,
    advice: `${first.advice}${furtherExamples(first, rest)}`,
    at: rest.flatMap((one) => one.at),
  };
  return [...findings.slice(0, most - 1).map((one) => ({ finding: one, members: [one] })), { finding, members: rest }];
}

/** What else is meant, and its fix where that is short: with one fix told, the others must not be guessed. */
function furtherExamples(first: RuleFinding, rest: readonly RuleFinding[]): string {
  const others = new Map(
    rest.filter(({ text }) => text !== '' && text !== first.text).map((one) => [one.text, one.rewrite] as const),
  );
  if (others.size === 0) return '';
  const named = [...others]
    .slice(0, mostNamed)
    .map(([text, better]) => (better && better.length < shortFix ? `“${text}” → “${better}”` : `“${text}”`));
  return ` The same goes for ${named.join(', ')}${others.size > mostNamed ? ' and others' : ''}.`;
}
