/** Words that open a line without a verb: articles, pronouns, prepositions and adjectives. */
const smallWords = new Set(
  `the a an i i'm i've i’m i’ve we my our this these that there it he she they in on at with for as by from over during through
  after before under within all also and while when since both each every various several multiple strong excellent good
  extensive proven successful solid deep great able main key primary day-to-day full-time part-time`.split(/\s+/),
);
const nounEnding = /(?:[^e]ation|ition|ction|ssion|ution|ment|ness|ability|ivity|ship|ance|ence|logy|ism|ency|ancy)s?$/;

/** Whether an opening word cannot be a verb. */
export function opensWithoutVerb(word: string): boolean {
  return smallWords.has(word) || nounEnding.test(word);
}

/** Whether a lower-case word is a pronoun of the first person. */
export const isPronoun = (word: string): boolean => /^(?:i|i['’](?:m|ve|d|ll)|we|my|our)$/.test(word);
