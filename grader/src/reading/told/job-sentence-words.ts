export const count = '(?:\\d+(?:\\.\\d+)?\\+?|one|two|three|four|five|six|seven|eight|nine|ten)';
/** "Experience", also as it is misspelt. */
export const experience = '(?:exp\\p{L}{0,3}r\\p{L}{0,4}n\\p{L}?[cs]e|exp\\.?)';
/** A length of time: "2 years", "one year and 6 months", "1-year", "1 and half year". */
export const span = `${count}(?:\\s+and\\s+(?:a\\s+)?half)?[\\s-]*(?:years?|yrs?\\.?|months?)[’']?(?:\\s+(?:(?:and|&)\\s+)?${count}\\s*months?)?`;
/** A length of time anywhere in a text, and at its start. */
export const lengthOfTime = new RegExp(`(?<![\\p{L}\\d.])${span}`, 'iu');
export const lengthAtStart = new RegExp(`^\\W*${span}`, 'iu');

/** What kind of experience it was. */
export const kindOfExperience =
  '(?:(?:professional|practical|industrial|internship|training|field|site|teaching)\\s+)?';

/** What follows a "have" without a length of time: "got experience of working as". */
const behindHave = `(?<=\\bha(?:ve|ving)\\s+)(?:got\\s+)?(?:an?\\s+)?(?:work(?:ing)?\\s+)?${experience}\\s+(?:of|in)\\s+work(?:ed|ing)\\b`;

/** What a sentence that tells a job opens with: "Presently working", "2 years of experience", "I have served". */
export const lead = new RegExp(
  `^[\\s*.•–—\uE000-\uF8FF-]*(?:\\W*[([]?(?:\\d{1,2}\\s?[-–]|(?:\\d{1,2}|[ivx]{1,4}|[a-h])[.)\\]])\\s*)?(?:i\\s+)?(?:am\\s+|have\\s+|has\\s+|was\\s+|been\\s+|had\\s+|having\\s+)*(?:(?:present(?:ly)?|current(?:ly)?(?:\\s+job)?|previously|now|earlier|at present|last|recently|also|formerly|temporar(?:y|ily)),?\\s+(?:i\\s+(?:am\\s+|have\\s+been\\s+)?)?)?(?:${behindHave}|(?:worked|working|work(?=s? as| with| in| at)|served|serving|employed|joined|appointed|engaged|designated|(?:present|current|previous|last|doing(?:\\s+an?)?)\\s+job(?=\\s(?:at|in|with|as)\\s)|started\\s+(?:off\\s+)?(?:of\\s+)?my\\s+career(?=\\s(?:at|in|with|as)\\s))\\b|(?:around |about |over |more than |total )?${span}\\s*(?:of\\s+)?(?:working\\s+|work\\s+|job\\s+)?(?:${kindOfExperience}${experience}|worked|working|as\\b|in\\b|at\\b|with\\b))`,
  'iu',
);
/** What stands before a title, and what ends one. */
export const asTitle =
  /\b(?:(?:as|like)\s+(?:an?\s+|an?(?=["“”‘])|the\s+)?(?:post\s+of\s+)?|(?:(?:for|in|at|on|to)\s+(?:the\s+)?(?:post|position|capacity)|(?<=,\s?)post)\s+of\s+(?:an?\s+|the\s+)?)["“”‘']?/iu;
export const titleEnd =
  /\s+(?:in|at|with|from|since|for|under|by|on|during|till|until|w\.e\.f|which|who|where|having|handling|undertaking|dealing|looking|being|located|posted|based|responsible|and my|to)\s|["”’']|(?<!(?<!\p{L})(?:asst|asstt|assoc|sr|jr|dy)\.?)[,(;](?=\s|$)|(?<!\b(?:(?:sr|jr|asst|asstt|dy)\s?|dr|eng|engg|mr|\p{L}\.\p{L}))\.(?=\s|$)|\s[-–—]\s(?!(?:\p{Lu}[\p{L}&]*\s){1,4}(?:at|in|with|for)\s+(?:M\/s|\p{Lu})|(?:\p{Lu}[\p{L}&]*\s){1,4}(?:department|dept|division)\W*$)|\s\((?=\d|from\s|since\s|\p{Lu}\p{Ll}{2}\W?\s?\d)/iu;
/** Words in small letters, with a capital, and in capitals: names in between are told by theirs. */
const anyCase = (words: string[]) =>
  words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]).join('|');
/** What an employer is, before its name: "a leading maker and exporter company M/s. Harbor Works". */
const described =
  '\\p{Ll}[\\p{L}-]*\\s+(?:[\\p{L}&-]+\\s+){0,4}(?:company|firm|organi[sz]ation)\\s+(?:named\\s+|called\\s+)?';
/** What stands before an employer, and what ends its name. */
export const atEmployer = new RegExp(
  `(?<!\\p{L})(?:(?:${anyCase(['in', 'at', 'with', 'for', 'under'])});?\\s+(?:(?:the\\s+)?company\\s+|${described})?(?:the\\s+)?)(?:\\.\\s?)?(?=["“‘'(]?\\s?(?:M\\/s|\\p{Lu}|\\d+ \\p{Lu}))`,
  'gu',
);
/** What follows a part of a name in brackets: "Harbor (P) Ltd", "Delta Foods (India) Pvt. Ltd". */
const legalForm = 'Ltd|LTD|Limited|LIMITED|LLC|L\\.L\\.C|Pvt|PVT|Co\\b|P\\.';
export const employerEnd = new RegExp(
  `,\\s+(?:an?|part of|[Aa]ssociated)\\s|\\s+and\\s+(?:providing|giving|handling|doing|looking|working|supporting|managing)\\s|[,.]?\\s+[Ii]n\\s+(?:the\\s+)?(?:[Yy]ear|[Mm]onth)\\s|\\.?\\s+(?:[Dd]uration|[Pp]eriod|[Tt]enure)\\s|,?\\s+(?:${anyCase(['as', 'from', 'since', 'for', 'during', 'till', 'until', 'between', 'with effect', 'having', 'on', 'which', 'being', 'period', 'affiliated'])}|w\\.e\\.f\\.?)\\s|\\s?(?:\\((?![^()]{1,12}\\)\\.?\\s*(?:${legalForm})|\\p{Lu}{2,4}\\))|;)|\\s\\.|\\.(?=\\s*$)|(?<=\\p{Ll}{3})(?<!Deptt?|Univ|Engg|Govt|Matric)\\.\\s+(?=\\p{Lu}\\p{Ll})|\\s[-–—]\\s|\\s-(?=\\p{Lu}\\p{Ll})`,
  'u',
);
/** "Analyst at Harbor Works". */
export const shortForm = /^(.{3,60}?),?\s+(?:at|with|in)\s+(?:the\s+)?(\p{Lu}.{2,80}?)[\s,]*[(,]?\s*$/u;
export const mostTitleWords = 8;
export const mostEmployerWords = 12;
