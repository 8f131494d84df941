import type { Word } from '../../model/page.ts';
import type { Bullet, Entry, Part } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { partOfWords } from '../rows/pieces.ts';

/** So many words a degree has that stands below its school. */
const mostDegreeWords = 12;
/** Among so many words at the beginning of a line below a school its degree stands. */
const openingWords = 4;
/** Among so many letters stands what makes it something else. */
const mostLetters = 60;
/** What follows a degree in its line: its mark, or what else is told of it; the full stop of "B.S." ends none. */
export const endOfDegree =
  /\s*(?:[;|•·]|\s[–—-]\s|[,(]?\s*\b(?:c?gpa|grade|percentage|aggregate|marks|with)\b|(?<!(?<!\p{L})\p{Lu})\.(?:\s(?!(?:in|of)\s|[(–-])|$)|,?\s*\(?\s*(?:(?<!\p{L})(?:in|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*[.,]?\s+)?\d).*$/isu;
/** What a study brought besides its degree. */
const besides = /\b(?:award|scholar|dean|prize|list|member|thesis|coursework|subjects?)/i;

/** Studies whose school stands above a line that begins with the degree: "Elm College" above "Doctorate in Law; GPA 3.9". */
export function withDegreeBelow(entry: Entry): Entry {
  // A school by its letters and where it is may be read as a place: "HIT Leeds, UK || 2016 – 2020".
  if (entry.title || !(entry.organisation ?? (entry.location && entry.date))) return entry;
  const [first] = [...entry.bullets, ...entry.paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  const degree = first && degreeIn(first);
  if (!degree) return entry;
  const date = entry.date ?? datesIn(first.words).find(({ isRange }) => isRange);
  return { ...entry, title: degree, ...(date ? { date } : {}) };
}

function degreeIn({ words }: Bullet): Part | undefined {
  const text = textOf(words);
  const degree = text.replace(endOfDegree, '');
  const [opening, count] = [degree.split(' ').slice(0, openingWords).join(' '), degree.split(' ').length];
  const isDegree =
    /^(?!I\s)\p{Lu}/u.test(text) &&
    /\p{L}{2}/u.test(degree) &&
    namesDegree(opening) &&
    !namesSchool(degree) &&
    !besides.test(text.slice(0, mostLetters)) &&
    count <= mostDegreeWords;
  return isDegree ? partOfWords(cutBetween(words, 0, degree.length)) : undefined;
}

/** What parts a subject from the school behind it: "Marketing, Elm Institute", "Radio Engineering (Hill University, Leeds)", "Botany – Elm College". */
const parting = /\s*,\s*|\s*\(\s*|\s*[–—]\s*|\s-\s/;
const opensSubject = /^(?:with )?(?:(?:a )?(?:major|specialis|specializ)\p{L}*)\s(?:in|of)\s/iu;
/** Names of subjects: by the end of their last word, whatever qualifies it, and whole. */
const subjectEnd =
  /(?<!\p{L})(?:\p{L}+(?:ics|logy|urgy|istry|graphy|nomy)|engineering|sciences?|ingenier[ií]a \p{L}+)$/iu;
const subjectWhole =
  /^(?:arts|law|commerce|marketing|finance|accounting|accountancy|management|mathematics|technology)(?:\s*(?:&|and)\s*\p{L}+)?$/iu;
/** What names a part of a school, or a school by the subjects that it teaches: "Arts, Commerce & Science College". */
const partOfSchool =
  /^(?:the )?(?:department|dept|faculty|school|division|cent(?:re|er))\b|college|universit|institut/i;
const opensBySubject = /^(?:arts|commerce|sciences?|law|management|technology)\b/i;
const mostSubjectWords = 6;

/**
 * Gives a degree the subject that was read as the beginning of its school: "Master of Science" with "Metallurgy, Elm
 * Institute of Technology" is a Master of Science, Metallurgy.
 */
export function withSubjectOfDegree(entry: Entry): Entry {
  const { title, organisation } = entry;
  if (!title || !organisation || !namesDegree(title.text)) return entry;
  const text = textOf(organisation.words);
  const match = parting.exec(text);
  if (!match) return entry;
  const start = match.index + match[0].length;
  const [head, tail] = [text.slice(0, match.index), text.slice(start)];
  const [school = ''] = tail.split(',');
  const isSchool = namesSchool(school) && school.includes(' ') && !namesDegree(withoutLevels(school));
  if (!isSubject(head) || namesSchool(head) || !isSchool || opensBySubject.test(school)) return entry;
  const [words, rest] = [
    cutBetween(organisation.words, 0, match.index),
    cutBetween(organisation.words, start, text.length),
  ];
  return { ...entry, title: joined(title, words), organisation: partOfWords(rest) };
}

const isSubject = (text: string) =>
  text.split(' ').length <= mostSubjectWords &&
  !partOfSchool.test(text) &&
  (opensSubject.test(text) || namesField(text) || subjectEnd.test(text) || subjectWhole.test(text));

function joined(title: Part, words: Word[]): Part {
  const { text } = partOfWords(words);
  return {
    text: /^in\s/i.test(text) ? `${title.text} ${text}` : `${title.text}, ${text}`,
    words: [...title.words, ...words],
  };
}
