import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { spellingVariants } from '../../words/spelling/spelling-variants.ts';

/** Words of one spelling from which the other one stands out. */
const fewest = 3;

const inZ = /(?<!\p{L})\p{L}{3,}iz(?:e[sd]?|ing|ations?)(?!\p{L})/gu;

/** American and British spelling are both right; together they look like an oversight. */
export const spellingVariantMixed: Rule = {
  name: 'spelling-variant-mixed',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 6, per: 'document' },
  about: {
    title: 'US or UK spelling, not both',
    finds: 'Words in the other spelling than most of yours.',
    why: 'Mixing looks like text from several places.',
  },
  inVitae: false,

  *check(resume) {
    const found = linesOf(resume).flatMap((unit) =>
      variantsIn(textOfLine(unit))
        // A capital inside a line may be a name: "Labour Party", "Centre Pompidou".
        .filter(({ match }) => !/^\p{Lu}/u.test(match[0]) || match.index === 0)
        .map((variant) => ({ unit, ...variant })),
    );
    const british = found.filter(({ isBritish }) => isBritish);
    const american = found.filter(({ isBritish }) => !isBritish);
    const isOddBritish = british.length < american.length;
    const [odd, usual] = isOddBritish ? [british, american] : [american, british];
    if (odd.length === 0 || usual.length < fewest || odd.length === usual.length) return;
    // On the whole page, with what is no line of work or profile, most words may have the spelling that is odd in the lines.
    const onPage = resume.rows.flatMap(({ text }) => variantsIn(text));
    if (2 * onPage.filter(({ isBritish }) => isBritish === isOddBritish).length >= onPage.length) return;
    // "Organized" is right in both, but who writes it so often writes the American way.
    const spelledInZ = resume.rows.flatMap(({ text }) => text.match(inZ) ?? []).length;
    if (!isOddBritish && spelledInZ + odd.length >= usual.length) return;
    for (const { unit, match, other, isBritish } of odd)
      yield {
        title: 'Choose US or UK spelling',
        advice: `You use mostly ${isBritish ? 'US' : 'UK'} spelling; “${match[0]}” is ${isBritish ? 'UK' : 'US'} spelling. Write “${other}”.`,
        text: match[0],
        at: cutBetween(unit.words, match.index, match.index + match[0].length),
        rewrite: other,
      };
  },
};

/** The words of a text that only one of the two spellings has. */
const variantsIn = (text: string) =>
  allMatches(/(?<![\p{L}-])\p{L}?\p{Ll}{3,}(?![\p{L}-])/gu, text).flatMap((match) => {
    const variant = spellingVariants.get(match[0].toLowerCase());
    return variant?.isEvidence ? [{ match, ...variant }] : [];
  });
