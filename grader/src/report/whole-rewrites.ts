import type { PageRect, RuleFinding } from '../model/rule.ts';
import type { Found } from '../scoring/sheet.ts';

/** Rules whose better word does not depend on the words around it, so that it can be put into the fix of another rule. */
const ofWords = ['spelling-misspelled', 'spelling-term-case'];

/** A word that is put right wherever it stands in a place of the page. */
type Slip = { wrong: RegExp; right: string; at: readonly PageRect[] };

/**
 * The findings with fixes that can be copied as they are: a better text for one mistake does not keep a misspelt word that
 * another finding mends in the same place.
 */
export function wholeRewrites(found: readonly Found[]): readonly Found[] {
  const slips = found
    .filter(({ rule }) => ofWords.includes(rule.name))
    .flatMap(({ findings }) => findings.flatMap(slipOf));
  if (slips.length === 0) return found;
  return found.map(({ rule, findings }) => ({
    rule,
    findings: ofWords.includes(rule.name) ? findings : findings.map((finding) => mended(finding, slips)),
  }));
}

function slipOf({ text, rewrite, at }: RuleFinding): Slip[] {
  if (rewrite === undefined || !/^\p{L}[\p{L}'’-]*$/u.test(text)) return [];
  return [{ wrong: new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'gu'), right: rewrite, at }];
}

function mended(finding: RuleFinding, slips: readonly Slip[]): RuleFinding {
  const { rewrite, advice, at } = finding;
  if (rewrite === undefined) return finding;
  const near = slips.filter((slip) => slip.at.some((one) => at.some((other) => areInOneRow(one, other))));
  const right = near.reduce((text, slip) => text.replace(slip.wrong, slip.right), rewrite);
  return right === rewrite
    ? finding
    : { ...finding, rewrite: right, advice: advice.replace(`“${rewrite}”`, `“${right}”`) };
}

const areInOneRow = (one: PageRect, other: PageRect) =>
  one.page === other.page && Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > 0.5 * (one.y1 - one.y0);
