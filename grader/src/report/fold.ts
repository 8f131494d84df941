import type { RuleFinding } from '../model/rule.ts';

/** A folded finding quotes so many of its members' texts; all members keep their boxes. */
const mostNamed = 6;
/** Length up to which a fix is quoted beside its text. */
const shortFix = 40;

/** One finding of the report, and the findings of the rule that it stands for. */
export type Folded = { finding: RuleFinding; members: readonly RuleFinding[] };

/** When a rule has more than `most` findings, the last ones become one finding with all their boxes. */
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

/**
 * The texts of the other findings, with their fixes where those are short: given one fix, readers must not have to
 * guess the others.
 */
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
