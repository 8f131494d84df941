/** The names of the months in fifteen languages, and what they are shortened to; the longest first. */
const names: string[] = [
  'styczeń|stycznia|ledna|leden|ianuarie|ocak|январь|января|january|januari|januar|jänner|janvier|janeiro|gennaio|enero|janv|jan|ene',
  'luty|lutego|února|únor|februarie|şubat|февраль|февраля|february|februari|februar|février|fevrier|fevereiro|febbraio|febrero|févr|fevr|feb|fév|fev',
  'marzec|marca|marts|března|březen|martie|maret|mart|марта|март|march|märz|maerz|maart|mars|março|marco|marzo|mär|mrz|mrt|mar',
  'kwiecień|kwietnia|dubna|duben|aprilie|nisan|апрель|апреля|aprile|april|avril|abril|apr|avr|abr',
  'maja|maj|května|květen|mayıs|мая|май|maggio|mayo|maio|may|mai|mei',
  'czerwiec|czerwca|června|červen|iunie|haziran|июнь|июня|giugno|junio|junho|june|juni|juin|jun|giu',
  'lipiec|lipca|července|červenec|iulie|temmuz|июль|июля|juillet|luglio|julio|julho|july|juli|juil|jul|lug',
  'sierpień|sierpnia|augusti|agustus|srpna|srpen|ağustos|августа|август|augustus|august|agosto|août|aout|aug',
  'wrzesień|września|září|septembrie|eylül|сентябрь|сентября|september|septiembre|setiembre|septembre|settembre|setembro|sept|sep',
  'październik|października|října|říjen|octombrie|ekim|октябрь|октября|october|octobre|octubre|oktober|ottobre|outubro|oct|okt|ott',
  'listopada|listopadu|listopad|noiembrie|kasım|ноябрь|ноября|november|novembre|noviembre|novembro|nov',
  'grudzień|grudnia|desember|prosince|prosinec|decembrie|aralık|декабрь|декабря|december|dezember|décembre|decembre|diciembre|dicembre|dezembro|dez|déc|dec|dic',
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

/** What stands for the end of a range that is still open, in fifteen languages. */
export const openEnds = [
  '(?:the\\s+)?present(?:\\s+day)?|currently|current|now|today|ongoing|(?:up\\s?)?to\\s*date|till\\s*(?:the\\s+)?dated?|(?:at|as\\s+on)\\s+(?:present|date)|till(?:\\s+now)?(?![\\s,]*\\p{L}|\\s*\\d)|date|continuing|contd|still(?:\\s+(?:working|now|date|today)|(?=\\W*$))|till\\s+present|working|onwards?|till\\s+onwards?|(?:till\\s+)?continued?(?=\\W*$|\\s+in\\s+service)',
  "heute|jetzt|aktuell|laufend|andauernd|dato|derzeit|aujourd[’']?\\s?hui|ce\\s+jour|présent|actuel(?:lement)?|maintenant|en\\s+cours",
  '(?:la\\s+)?actualidad|la\\s+fecha|en\\s+curso|actual(?:mente|idad)?|presente|hoy|atual(?:mente)?|atualidade|o\\s+momento|em\\s+andamento|hoje|ad\\s+oggi|oggi|tuttora|in\\s+corso|attuale|heden|nu|vandaag',
  'obecnie|teraz|nadal|současnost|súčasnosť|dosud|doteraz|prezent|sekarang|saat\\s+ini|hiện\\s+(?:tại|nay)|nay',
  'i\\s?dag|nå|nuværende|nuvarande|pågående|halen|günümüz|devam\\s+ediyor|şu\\s+an|настоящее\\s+время|н\\.\\s?в\\.|сейчас',
].join('|');

/** Words between the two ends of a range. */
export const rangeWords =
  "to\\s+(?:till|until|the)|up\\s*to|upto|till|until|to|through|thru|bis(?:\\s+zum)?|à|jusqu[’']\\s?(?:à|au)|au|a|al|hasta|até|ao|ad|fino\\s+ad?|tot(?:\\s+en\\s+met)?|t/m|do|til|až|до|по";

/** Words before the begin of a range that is still open. */
export const sinceWords = 'since|from|seit|ab|depuis|dès|desde|dal|sinds|vanaf|od|fra|siden|sedan';

/** The numbers of the months in Polish and Hungarian dates, "VII 2015": a month is its place in the list. */
export const romanMonths = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
