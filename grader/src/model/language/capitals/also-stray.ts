import { itemAt } from '../../list/item-at.ts';
import type { Token } from '../../text/tokens.ts';
import { fields, isRole, named, nameParts, naming, products } from './capital-words.ts';
import { isCommon } from './stray-halves.ts';

/** Bodies whose names a common word may begin. */
const body =
  /^(?:ltd|pvt|limited|inc|llc|llp|corp|corporation|company|university|college|school|institute|hospital|bank|board|ministry|academy|society|council|association|group|services|industries|enterprises|solutions|technologies|trading|contracting|department|dept|club|foundation|centre|center|government|govt|award|prize|act|code|standard)$/;
/** What a study, an event or a title comes behind, whose words may have capitals. */
const leadsToTitle =
  /(?<!\p{L})(?:minors?|major|degree|diploma|master|bachelor|b\.?e|b\.?tech|m\.?b\.?a|certificat|course|project|title|topic|conference|workshop|seminar|paper|participat|award|prize|member|thesis|volunteer|attend|publish|event|club|program)/iu;
/** So large a share of the longer words may have a capital: beyond, a line is a title. */
const mostCapitals = 0.65;
const smallWord = /^(?:From|With|For|By|And|Of|As|At|In|To|Or)$/;

/**
 * The other common words with a capital in a line in which one is a slip: whoever writes one with a capital does so with the
 * next, and whoever mends one mends them all. `stray` are the slips that are known.
 */
export function alsoStray(tokens: readonly Token[], stray: ReadonlySet<Token>, whole: string): Token[] {
  if (![...stray].some(({ text }) => !smallWord.test(text))) return [];
  const capitals = tokens.filter(({ text }, i) => i > 0 && isCapital(text)).length;
  const small = tokens.filter(({ text }) => /^\p{Ll}{4,}/u.test(text)).length;
  if (capitals > mostCapitals * (capitals + small)) return [];
  return tokens.filter(
    (token, i) =>
      i > 0 &&
      !stray.has(token) &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
      !token.text.endsWith('ed') &&
      /^(?: | & |, )$/.test(token.before) &&
      !leadsToTitle.test(whole.slice(0, token.start)) &&
      !/["“][^"”]*$/.test(whole.slice(0, token.start)) &&
      !(token.before === ', ' && areTitles(tokens, token)) &&
      isPlainRun(tokens, i),
  );
}

/** Whether all items of a list begin with a capital: "Quick learner, Team player, Good talker". */
function areTitles(tokens: readonly Token[], token: Token): boolean {
  const items = tokens.filter(({ before }) => before === ', ');
  return items.every(({ text }) => /^\p{Lu}/u.test(text)) && items.some((item) => item !== token);
}

const isCapital = (text: string) => /^\p{Lu}\p{Ll}/u.test(text);

/** Whether all words with a capital around one are common, and none of them is a name, a role or a part of one. */
function isPlainRun(tokens: readonly Token[], i: number): boolean {
  const isBound = (at: number) => /^(?: | & )$/.test(tokens[at]?.before ?? '');
  let [first, last] = [i, i];
  while (first > 0 && isBound(first) && /^\p{Lu}/u.test(itemAt(tokens, first - 1).text)) first--;
  while (isBound(last + 1) && /^\p{Lu}/u.test(itemAt(tokens, last + 1).text)) last++;
  const [before, next] = [tokens[first - 1]?.lower ?? '', tokens[last + 1]?.lower ?? ''];
  if (naming.test(before) || named.test(next)) return false;
  // "Key Deliverables: …", "Lamp Shades – nine kinds": what a line begins with before a mark is its title.
  if (first === 0 && /^ ?[:(–—-]/.test(tokens[last + 1]?.before ?? '')) return false;
  return tokens.slice(first, last + 1).every(({ text, lower }, k) => {
    if (first + k === 0) return true;
    return (
      isCapital(text) &&
      isCommon(lower) &&
      !body.test(lower) &&
      !products.test(lower) &&
      !fields.test(lower) &&
      !nameParts.test(text) &&
      !isRole(lower)
    );
  });
}
