import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';

const postNominals =
  /(?:,\s*|\s+)(?:Ph\.?D|M\.?D|CPA|MBA|R\.?N|PMP|CFA|Esq|J\.?D|M\.?Sc?|B\.?Sc?|BSN|MSN|LLM|P\.?E|PgMP|SHRM-CP|ACCA|[BM]\.?Tech|[BM]\.?Com)\.?(?:\s?\([^)]*\))?(?=$|[\s,])/gi;
const pronouns = /\s*[(|]?\b(?:she\/her|he\/him|they\/them)(?:\/\w+)?\b\)?/gi;
const nameLabel =
  /^\W*(?:(?:(?:full|candidate(?:['’]?s)?|applicant(?:['’]?s)?|my)\s+)?names?\s*[:;=–-]+|(?:resume|r[ée]sum[ée]|cv|curriculum vitae|lebenslauf|curr[íi]culo|резюме|이력서|简历)\s*(?:of\b|[:–-]))\s*[:–-]*\s*/i;
const nobiliary = /^(?:de|del|da|di|van|von|der|den|la|le|bin|al|el|y|e|dos|ter|ten|bint|ul|ur|du|das|do)$/i;
/** Words of banners, labels and letters, which no person is called. */
const notNames =
  /(?<!\p{L})(?:resume|résumé|resum[eé]|r ?e ?s ?u ?m ?e|c?gpa|curr?icull?[ua]m(?:vitae)?|vitae|vita|cv|c\.v|bio-?data|biodata|lebenslauf|currículo|curriculo|europass|резюме|이력서|简历|履歴書|sample|functional|template|page|cover|letter|name|names|address|mobile|mob|phone|tel|telephone|contact|e-?mail|email|cell|nationality|gender|applied|applying|application|post|position|passport|dear|sir|madam|objective|profile|confidential|photo|university|college|institute|school|limited|ltd|llc|pvt|engineering|department|street|road|vill|village|distt?|tehsil|nagar|district|colony|house|flat|sector|near|phase|p\.?\s?o\.?\s?box|date|birth|permanent|present|correspondence|linkedin|github|portfolio|website|references|company|project|experience|education|skills|certified|declaration|attn|annexure|enclosure|of|for|with)(?!\p{L})/iu;
/** A word from which a row of the header goes on with contact details. */
const detail =
  /^(?:mob(?:ile)?|phone|ph|tel|telephone|cell|contact|e-?mail(?:-?id)?|address|linkedin|dob|[sdwc]\/o)\b[.:]?/i;

/** A web address that was set like a name: "anna.io". */
const domain = /[\p{Ll}\d]\.(?:com|net|org|io|dev|me|co|app|design|tech|xyz|site|page|ai)$/u;

/** Whether a row begins with "Name :". */
export const hasNameLabel = (text: string) => nameLabel.test(text);

/** The number of words before the name itself: those of its label. */
export function wordsOfLabel(text: string): number {
  const rest = text.replace(nameLabel, '').trim();
  return text.split(/\s+/).length - rest.split(/\s+/).length;
}

/** A single name before a degree in brackets has so many letters at least. */
const shortestName = 5;

/** A person's name as printed, without label, form of address, pronouns and degrees. */
export function cleanName(text: string): string {
  return withoutDegrees(
    text
      .replace(nameLabel, '')
      .replace(pronouns, '')
      .replace(/^(?:mr|mrs|ms|miss|er|engr)\b\.?\s*/i, '')
      .replace(postNominals, '')
      .replace(/(?<=\p{L}{3})['’]s$/iu, ''),
  )
    .replace(/^[\s,|:–—_*•-]+|[\s,|:–—_*•-]+$/g, '')
    .replace(/\s+/g, ' ');
}

/** "Selvam R, B.Tech (Civil), MBA" ends before the degrees. */
function withoutDegrees(text: string): string {
  const bare = text.replace(/\s*\([^)]*\)?\s*$/, '');
  const isRemark = bare.includes(' ') || (bare.length >= shortestName && namesDegree(text.slice(bare.length)));
  if (bare !== text && isRemark) return withoutDegrees(bare);
  const [name = '', ...tails] = text.split(/,\s*/);
  const isDegree = (tail: string) =>
    tail.split(/\s+/).every((word) => /^\(?(?:\p{Lu}[\p{L}.-]{0,3}\.?\p{Lu}[\p{L}.-]*|\p{Lu}\.|)\)?$/u.test(word));
  return tails.length > 0 && name.includes(' ') && tails.every(isDegree) ? name : text;
}

/** A name in other letters behind the Latin one: "Ada Wong / 王". */
const otherScript =
  /^\P{Script=Latin}*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

/** What a document is called, behind a name: "Ada Wong Academic CV". */
const banner = /^(?:academic|curriculum|r[ée]sum[ée]|cv|vitae|lebenslauf)$/i;
const latin = /^\p{Script=Latin}/u;

/**
 * The number of leading words before a bar, a phone, the name in other letters, what the document is called, another label ("Location:") or other
 * details in the same row, or up to a colon behind a whole name: "Ada Okoro: Designer".
 */
export function wordsOfName(words: string[]): number {
  const end = words.findIndex(
    (word, i) =>
      i > 0 &&
      (/^[|•·–—-]$/.test(word) ||
        /[@\d]/.test(word) ||
        detail.test(word) ||
        (i > 1 && (/\p{L}:$/u.test(word) || /\p{L}:$/u.test(words[i - 1] ?? ''))) ||
        (i > 1 && (banner.test(word) || (latin.test(words[0] ?? '') && otherScript.test(word)))) ||
        (word === '/' && otherScript.test(words[i + 1] ?? ''))),
  );
  return end < 0 ? words.length : end;
}

/**
 * Whether a cleaned text can be a name at all. Without capitals its look (`stands`) or the e-mail address or a label
 * (`confirmed`) must speak for it.
 */
export function mayBeName(text: string, { stands = false, confirmed = false } = {}): boolean {
  const words = text.split(/\s+/);
  if (!/\p{L}{2}/u.test(text) || /[@\d:;!?/]|https?|www\./.test(text) || words.length > 5) return false;
  if (domain.test(text)) return false;
  if (
    /^[(]|_.*_/.test(text) ||
    isDegrees(text) ||
    notNames.test(text) ||
    kindOfTitle(text) !== undefined ||
    isPlace(text)
  )
    return false;
  // A dot ends a sentence, unless the row is short and every word of it is capitalised.
  const names = namesIn(text);
  if (/\p{L}{4}\.$/u.test(text) && words.length > 4) return false;
  if (!/\p{Lu}|\p{Ll}/u.test(text)) return true;
  const capitalised = names.filter((word) => /^[\p{Lu}\p{Lt}"“('’]/u.test(word)).length;
  return (
    capitalised === names.length || confirmed || (stands && words.length >= 2 && words.length <= 4 && capitalised > 0)
  );
}

/** "MBA., DEEE.": degrees alone, which stood behind a name. */
const isDegrees = (text: string) =>
  text
    .split(/[,\s]+/)
    .every((word) => word === '' || (/^[\p{L}.]{2,7}$/u.test(word) && /\.|^\p{Lu}+$/u.test(word) && namesDegree(word)));

/** The words of a name without "de" and "van". */
export function namesIn(text: string): string[] {
  return text.split(/\s+|\.(?=\p{L})/u).filter((word) => word !== '' && !nobiliary.test(word));
}
