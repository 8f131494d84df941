/** The most common small words of English, which hardly any other language shares. */
export const englishStopWords = new Set(
  `the of and to in for with on by from at an as that is was were are be been this which their its into over under across
  through between within while who than also our we i my all more per team experience work skills education university
  projects management business development responsible including led using based`
    .split(/\s+/)
    .filter(Boolean),
);

/** The most common small words of other languages in Latin script. */
const smallWords = {
  de: 'der die das und für mit von im dem den des ein eine einer eines zur zum bei nach über unter auf aus durch',
  es: 'el los las una unos del con por para como desde hasta entre sobre su sus más y',
  fr: 'le les une du et pour avec dans par sur aux chez ou au ses leur',
  it: 'il lo gli della delle dei nel nella di che sono',
  pt: 'os um uma do da dos das em na no pelo pela',
  nl: 'het een van voor met bij naar uit aan en',
  id: 'yang dan dengan untuk dari pada dalam adalah ini itu sebagai tidak oleh serta atau juga akan saya telah para secara dapat',
  others: 'och för med som till av på är og til af w na z do przez oraz dla',
};
/** English words among them. */
const english = ['do', 'no', 'on', 'die', 'met', 'as', 'dos', 'con', 'en'];

/** The same by language, without words that are English as well. */
export const stopWordsByLanguage: [language: string, words: ReadonlySet<string>][] = Object.entries(smallWords).map(
  ([language, words]) => [
    language,
    new Set(words.split(' ').filter((word) => word.length > 1 && !english.includes(word))),
  ],
);

export const otherStopWords: ReadonlySet<string> = new Set(stopWordsByLanguage.flatMap(([, words]) => [...words]));
