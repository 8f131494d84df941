import { itemAt } from '../model/list/item-at.ts';
import type { RuleFinding } from '../model/rule.ts';

/** A folded finding quotes so many of its members' texts; all members keep their boxes. */
const mostNamed = 6;
/** Length up to which a fix is quoted beside its text. */
const shortFix = 40;

/** One finding of the report, and the findings of the rule that it stands for. */
export type Folded = { finding: RuleFinding; members: readonly RuleFinding[] };

/**
 * Findings of one rule that say the same are one, with all their boxes; and when more than `most` are left, the last ones
 * become one.
 */
export function foldFindings(findings: readonly RuleFinding[], most: number): Folded[] {
  const alike = [...Map.groupBy(findings, saidBy).values()];
  if (alike.length <= most) return alike.map(folded);
  return [...alike.slice(0, most - 1), alike.slice(most - 1).flat()].map(folded);
}

const saidBy = ({ severity, title, advice, rewrite }: RuleFinding) =>
  JSON.stringify([severity, title, advice, rewrite]);

function folded(members: RuleFinding[]): Folded {
  const first = itemAt(members, 0);
  if (members.length === 1) return { finding: first, members };
  const finding = {
    ...first,
    title: `${first.title}, and ${members.length - 1} more like this`,
    advice: `${first.advice}${furtherExamples(first, members)}`,
    at: members.flatMap((one) => one.at),
  };
  return { finding, members };
}

/** A text as it is seen where blanks run together and marks of quotation stand around it. */
const squeezed = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s“”]+|[\s“”]+$/g, '');

/**
 * The texts of the other findings, with their fixes where those are short: given one fix, readers must not have to
 * guess the others.
 */
function furtherExamples(first: RuleFinding, rest: readonly RuleFinding[]): string {
  const others = new Map(
    rest.filter(({ text }) => text !== '' && text !== first.text).map((one) => [one.text, one.rewrite] as const),
  );
  if (others.size === 0) return '';
  // Where text and fix look the same beside the marks around them, naming it tells nothing.
  const visible = [...others].filter(([text, better]) => !better || squeezed(better) !== squeezed(text));
  if (visible.length === 0) return '';
  const named = visible
    .slice(0, mostNamed)
    .map(([text, better]) => (better && better.length < shortFix ? `“${text}” → “${better}”` : `“${text}”`));
  return ` The same goes for ${named.join(', ')}${others.size > named.length ? ' and others' : ''}.`;
}
