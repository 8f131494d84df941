/** The names of the months in seven languages, and what they are shortened to; the longest first. */
const names: string[] = [
  'january|januari|januar|jänner|janvier|janeiro|gennaio|enero|janv|jan|ene',
  'february|februari|februar|février|fevrier|fevereiro|febbraio|febrero|févr|fevr|feb|fév|fev',
  'march|märz|maerz|maart|mars|março|marco|marzo|mär|mrz|mrt|mar',
  'aprile|april|avril|abril|apr|avr|abr',
  'maggio|mayo|maio|may|mai|mei',
  'giugno|junio|junho|june|juni|juin|jun|giu',
  'juillet|luglio|julio|julho|july|juli|juil|jul|lug',
  'augustus|august|agosto|août|aout|aug',
  'september|septiembre|setiembre|septembre|settembre|setembro|sept|sep',
  'october|octobre|octubre|oktober|ottobre|outubro|oct|okt|ott',
  'november|novembre|noviembre|novembro|nov',
  'december|dezember|décembre|decembre|diciembre|dicembre|dezembro|dez|déc|dec|dic',
];
/** Short forms that are words of other languages, too: they are months before a dot, a slash, or a year that ends a date. */
const doubtful: [name: string, month: number][] = [
  ['gen', 1],
  ['mag', 5],
  ['ago', 8],
  ['set', 9],
  ['out', 10],
];

/** A pattern for the name of a month. */
export const monthPattern = `(?:${names.join('|')}|(?:${doubtful.map(([name]) => name).join('|')})(?=[./]| (?:de )?(?:19|20)\\d\\d\\s*(?:[-–—)|,]|$)))`;

const plain = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '');
const numbers = new Map<string, number>([
  ...names.flatMap((some, i) => some.split('|').map((name) => [plain(name), i + 1] as const)),
  ...doubtful,
]);

/** The number of a month by its name, 1 for January. */
export function monthOf(name: string): number | undefined {
  return numbers.get(plain(name.toLowerCase()));
}

/** The month a season or a British term starts in. */
export const seasonStarts: Record<string, number> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  michaelmas: 10,
  hilary: 1,
  lent: 1,
  trinity: 4,
  easter: 4,
};

/** What stands for the end of a range that is still open, in seven languages. */
export const openEnds = [
  '(?:the\\s+)?present(?:\\s+day)?|currently|current|now|today|ongoing|(?:up\\s?)?to\\s*date|till\\s*(?:the\\s+)?dated?|(?:at|as\\s+on)\\s+(?:present|date)|till(?:\\s+now)?(?![\\s,]*\\p{L}|\\s*\\d)|date|continuing|contd|still(?:\\s+(?:working|now|date|today)|(?=\\W*$))|till\\s+present|working|onwards?|till\\s+onwards?|(?:till\\s+)?continued?(?=\\W*$|\\s+in\\s+service)',
  "heute|jetzt|aktuell|laufend|aujourd[’']?\\s?hui|ce\\s+jour|présent|actuel(?:lement)?",
  '(?:la\\s+)?actualidad|actual(?:mente|idad)?|presente|hoy|atual(?:mente)?|o\\s+momento|hoje|oggi|in\\s+corso|attuale|heden|nu|vandaag',
  'obecnie|teraz|sekarang|saat\\s+ini|hiện\\s+(?:tại|nay)|nay',
].join('|');

/** Words between the two ends of a range. */
export const rangeWords =
  "to\\s+(?:till|until|the)|up\\s*to|upto|till|until|to|through|thru|bis(?:\\s+zum)?|à|jusqu[’']\\s?(?:à|au)|au|a|al|hasta|até|ao|ad|fino\\s+ad?|tot(?:\\s+en\\s+met)?|t/m";

/** Words before the begin of a range that is still open. */
export const sinceWords = 'since|from|seit|ab|depuis|dès|desde|dal|sinds|vanaf';

/** The numbers of the months in Polish and Hungarian dates, "VII 2015": a month is its place in the list. */
export const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
