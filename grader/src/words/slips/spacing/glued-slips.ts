import type { SpacingSlip } from './spacing-slip.ts';

const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)\\p{L}*';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)';
const year = '(?:19|20)\\d\\d';
const linking = 'at|in|to|from|with|till|until|and|as|on|by|for|of';

/** A pattern with neither a letter nor a digit on either side, in any case. */
const alone = (pattern: string) => new RegExp(`(?<![\\p{L}\\d/.-])(?:${pattern})(?![\\p{L}\\d])`, 'giu');

/** Figures that run into a word, and signs that lack or have a blank beside them. */
export const gluedSlips: readonly SpacingSlip[] = [
  // "2009at Leeds", "in2006", "from12th".
  {
    pattern: alone(`${year}(?:${linking})`),
    mend: (found) => found.replace(/(?=\p{L})/u, ' '),
    needs: /\d\d(?:at|in|to|fr|wi|ti|un|an|as|on|by|fo|of)/i,
    lone: true,
  },
  {
    pattern: alone(`(?:${linking}|since|during|year)(?:${year}|${ordinal})`),
    mend: (found) => found.replace(/(?=\d)/, ' '),
    needs: /(?:at|in|to|om|th|ll|il|nd|as|on|by|or|of|ce|ng|ar)\d/i,
    lone: true,
  },
  // "14thNovember", "10thfrom", "6 monthsof".
  {
    pattern: alone(`${ordinal}(?:${month}|from|of|class|standard|floor|semester|pass(?:ed)?|year)`),
    mend: (found) => found.replace(/(?<=\d\p{L}{2})/u, ' '),
    needs: /\d(?:st|nd|rd|th)[a-z]/i,
  },
  {
    pattern: alone('\\d{1,2}[- ]?(?:years?|months?|weeks?)(?:experience|of|in|training)'),
    mend: (found) => found.replace(/(?=(?:experience|of|in|training)$)/i, ' '),
    needs: /(?:ear|onth|eek)s?(?:ex|of|in|tr)/i,
  },
  // "iv)Plumbing": the number of an item.
  {
    pattern: /(?<![\p{L}\d(])[ivx]{1,4}\)\p{L}{3,}/gu,
    mend: (found) => found.replace(')', ') '),
    needs: /[ivx]\)[A-Za-z]/,
  },
  // "(two lamps)in Leeds".
  {
    pattern: /(?<=\p{L}{2})\)(?:in|at|from|with|of|for|and)(?= [\p{L}\d])/gu,
    mend: (found) => found.replace(')', ') '),
    needs: /\)(?:in|at|from|with|of|for|and) /,
    lone: true,
  },
  // "at ‘ Marlow": a quotation opens without a blank.
  {
    pattern: /(?<=^[^‘]{0,200}(?<=^| ))‘ +\p{L}+/gu,
    mend: (found) => found.replace(/ +/, ''),
    needs: /‘ /,
  },
  // "Co –ordination", "Non- Steel", "Sub- Hall": a front of a word and its hyphen.
  {
    pattern: /(?<![\p{L}-])Co(?: [–-] ?|- )(?:ordinat|operat)\p{L}+/giu,
    mend: (found) => found.replace(/ ?[–-] ?/, '-'),
    needs: /co ?[–-]/i,
  },
  {
    pattern: /(?<![\p{L}-])(?:Non|Sub|Pre|Multi|Semi|Anti|Self)- (?!(?:and|or|to)(?!\p{L}))\p{L}{2,}/gu,
    mend: (found) => found.replace(' ', ''),
    needs: /(?:on|ub|re|lti|mi|nti|lf)- /,
  },
  // "LV& HV", "lamps &LED": beside short forms.
  {
    pattern: /(?<![\p{L}\d&])(?:\p{Lu}{2,}(?:& | &)\p{L}{2,}|\p{L}{2,} &\p{Lu}{2,}(?!\p{L}))/gu,
    mend: (found) => found.replace(/ ?& ?/, ' & '),
    needs: /[A-Z]& [A-Za-z]|[A-Za-z] &[A-Z]/,
  },
  // "Vale Works –Leeds".
  {
    pattern: /(?<=(?:[\p{L}\d)]{3}|[\p{L}\d]\)|[^ ]\d) )[–—](?:\p{Lu}\p{L}{3,}|[Tt]ill)(?!\p{L}| ?[–—])/gu,
    mend: (found) => found.replace(/^./u, (sign) => `${sign} `),
    needs: / [–—][A-Zt]/,
  },
  // "weekly /monthly", "pumps/ motors".
  {
    pattern: /(?<![\p{L}\d/])\p{L}{2,}(?: \/|\/ )\p{L}{2,}(?! ?\/)/gu,
    mend: (found) => found.replace(/ ?\/ ?/, '/'),
    needs: /[A-Za-z](?: \/|\/ )[A-Za-z]/,
    lone: true,
  },
  // "(two lamps)mended".
  {
    pattern: /(?<=\p{L}{2})\)\p{Ll}{4,}(?= )/gu,
    mend: (found) => found.replace(')', ') '),
    needs: /[a-z]\)[a-z]{4}|[A-Z]\)[a-z]{4}/,
    lone: true,
  },
  // "(Vale),2008".
  {
    pattern: /(?<=\p{L}\)),(?:19|20)\d\d(?!\d)/gu,
    mend: (found) => found.replace(',', ', '),
    needs: /\),(?:19|20)\d\d/,
  },
  // "Board 500,Lamp", "in 2017 ,at Leeds".
  {
    pattern: /(?<![\p{L}\d.,/-])\d{2,},\p{Lu}\p{Ll}{2,}/gu,
    mend: (found) => found.replace(',', ', '),
    needs: /\d,[A-Z][a-z]/,
    lone: true,
  },
  {
    pattern: /(?<!\d)(?:19|20)\d\d ,\p{L}+/gu,
    mend: (found) => found.replace(' ,', ', '),
    needs: /\d ,[A-Za-z]/,
  },
  // "(Vale)(Marlow)", "64%marks", "asLV".
  {
    pattern: /(?<=[\p{L}\d])\)\((?=\p{L}{2})/gu,
    mend: () => ') (',
    needs: /\)\(/,
    lone: true,
  },
  {
    pattern: /(?<![\p{L}\d.])\d[\d.]*%\p{Ll}{3,}/gu,
    mend: (found) => found.replace('%', '% '),
    needs: /%[a-z]{3}/,
    lone: true,
  },
  {
    pattern: /(?<![\p{L}\d@/._-])(?:as|at|in|for|with|and|from)\p{Lu}{2,}(?![\p{L}\d@/._-])/gu,
    mend: (found) => found.replace(/(?=\p{Lu})/u, ' '),
    needs: /(?:as|at|in|for|with|and|from)[A-Z]{2}/,
    lone: true,
  },
  // "Dec ‘14": the year lacks its first figures, so the mark is an apostrophe.
  {
    pattern: /(?<=\p{L} ?)[‘`]\d\d(?![\d’'`s]|.*[’'])/gu,
    mend: (found) => found.replace(/^./u, '’'),
    needs: /[‘`]\d\d/,
  },
];
