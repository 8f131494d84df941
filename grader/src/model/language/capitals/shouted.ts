import { allMatches } from '../../text/all-matches.ts';
import { isKnownWord } from '../spelling/spelling.ts';

/** A title or a field in capitals, with where it stands and how it is written in a sentence. */
type Shouted = { start: number; printed: string; right: string };

const ofTitle =
  '(?<!(?:[Ss]uch|[Ww]ell|[Kk]nown|[Nn]amed|[Ss]ame) )[Aa]s (?:an? |the )?|(?:[Pp]ost|[Pp]rofile|[Pp]osition|[Dd]esignation|[Rr]ole|[Cc]apacity) (?:of|as) (?:an? |the )?';
const ofStudy =
  '(?:[Dd]iploma|[Dd]egree|[Bb]achelors?|[Mm]asters?|B\\. ?[Ee]\\.?|B\\.? ?[Tt]ech\\.?|M\\.? ?[Tt]ech\\.?|[Ii]\\.?[Tt]\\.?[Ii]\\.?|[Cc]ertificate|[Cc]ourse|[Tt]rade|[Gg]raduated?|[Gg]raduation) (?:in|of) (?:the )?(?:trade of )?';
/** Capitals behind what leads to the title of a job or the field of a study, up to where small letters or a name go on. */
const shouted = new RegExp(
  `(?<=(?<![\\p{L}.])(?:${ofTitle}|${ofStudy})[“"‘'(]?)\\p{Lu}{3,}(?: (?:&|\\p{Lu}{2,}))*(?=$|[ .,;:)”"’'(–-])(?! ?[\\p{Lu}&]{2})`,
  'gu',
);
/** A longer word that no dictionary has is a name; a shorter one is a short form. */
const longestShort = 4;
const firmWord =
  /^(?:PVT|LTD|LIMITED|PRIVATE|LLC|INC|COLLEGE|SCHOOL|UNIVERSITY|INSTITUTE|BOARD|COMPANY|CENTRE|CENTER)$/;
const small = /^(?:AND|OF|IN|FOR|THE|TO)$/;

/** Titles and fields that a sentence in small letters has in capitals: "worked as a SAFETY OFFICER". */
export function shoutedIn(text: string): Shouted[] {
  if (!/(?:s|an?|in|of|the) [“"‘'(]?\p{Lu}{3}/u.test(text)) return [];
  return allMatches(shouted, text).flatMap(({ 0: printed, index: start }) => {
    const words = printed.split(' ');
    const long = words.filter((word) => word.length > longestShort);
    const isCommon = long.length > 0 && long.every((word) => isKnownWord(word.toLowerCase()) && !firmWord.test(word));
    if (!isCommon || words.some((word) => firmWord.test(word))) return [];
    return [{ start, printed, right: words.map(inSentence).join(' ') }];
  });
}

function inSentence(word: string): string {
  if (small.test(word)) return word.toLowerCase();
  return word.length > longestShort || (word.length === longestShort && isKnownWord(word.toLowerCase()))
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word;
}
