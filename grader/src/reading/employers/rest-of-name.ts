import type { Word } from '../../model/page.ts';
import type { Entry, Part, Row } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { organisationCues } from '../../words/posts/organisations.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { isDateAlone } from '../dates/rail-dates.ts';
import { holdsWord } from '../rows/looks.ts';
import { partOfWords } from '../rows/pieces.ts';

/** Lines follow one another so far apart at most, in sizes of their letters, or with a line of the time between. */
const mostGap = 2;
/** A name goes on over so many lines at most. */
const mostRows = 3;
const slack = 3;
/** So many words are the rest of a name, which one of its own parts may be made of more. */
const mostRestWords = 2;
const furtherForms = new Set(['private', 'tech', '(p)', 'ltd.,', 'ltd,']);

/** Gives an employer the beginning of its name, which stands at the end of the line above: "Norvale Ostrel" above "Company Limited". */
export function withBeginningOfName(entry: Entry): Entry {
  const { header, organisation, title } = entry;
  if (!organisation || !isRest(organisation.text)) return entry;
  let words = organisation.words;
  for (let i = 0; i < mostRows; i++) {
    const before = beginningAbove(header, words);
    if (!before) break;
    words = [...before, ...words];
    if (before.some(({ text }) => !isForm(text))) break;
  }
  const post = title && withoutWords(title, words);
  // "Clerk – Stores" above "Supply Ltd" tells a field of work.
  const isField = namesField(textOf(words.slice(0, words.length - organisation.words.length)));
  if (words === organisation.words || (title && !post) || isField) return entry;
  return { ...entry, ...(post ? { title: post } : {}), organisation: partOfWords(words) };
}

/** A title without the name that a dash or a comma joined to it, if it is one without. */
function withoutWords(title: Part, name: readonly Word[]): Part | undefined {
  const own = title.words.filter((word) => !name.some(({ x0, base }) => x0 === word.x0 && base === word.base));
  if (own.length === title.words.length) return title;
  const end = own.findLastIndex(({ text }) => /[\p{L}\d)]/u.test(text)) + 1;
  const post = end > 0 ? partOfWords(own.slice(0, end)) : undefined;
  return post && titleScoreOf(post.text) >= 2 ? post : undefined;
}

/** Whether a name consists of words that end names of firms, and of none that names one: "Company Limited", "Ltd, Leeds". */
const isRest = (text: string) => {
  const name = text.split(/,|\(|\s[-–]/u, 1)[0] ?? '';
  const words = name.trim().split(/\s+/);
  return words.length <= mostRestWords && words.every(isForm);
};

const isForm = (word: string) => {
  const lower = word.toLowerCase();
  return organisationCues.has(lower.replace(/[.,]+$/, '')) || organisationCues.has(lower) || furtherForms.has(lower);
};

/** The words with capitals that end the line above a word which begins its own. */
function beginningAbove(header: readonly Row[], [first]: readonly Word[]): Word[] | undefined {
  const at = first ? header.findIndex((row) => holdsWord(row, first)) : -1;
  const row = header[at];
  const own = first && row?.segments.find((segment) => holdsWord(segment, first));
  if (!first || !row || !own || own.words[0]?.x0 !== first.x0) return undefined;
  const next = header[at - 1];
  const skipped = next && isDateAlone(next) ? 2 : 1;
  const above = header[at - skipped];
  if (!above || above.page !== row.page || above.column !== row.column) return undefined;
  if (row.base - above.base > mostGap * skipped * row.size || row.base <= above.base) return undefined;
  // In a row of several cells the name is in the one above its rest.
  const cell = above.segments.find(({ x0 }) => Math.abs(x0 - own.x0) <= slack);
  const words = (above.segments.length > 1 && cell ? cell : above.segments.at(-1))?.words ?? [];
  const dated = datesIn([...words]).flatMap((date) => date.words);
  const from = words.findLastIndex((word) => !isNameWord(word.text) || dated.some(({ x0 }) => x0 === word.x0)) + 1;
  const name = words.slice(from);
  const text = name.map((word) => word.text).join(' ');
  const isName = name.length > 0 && name.length <= 6 && !isPlace(text) && titleScoreOf(text) < 1;
  return isName && !/[.;]$/.test(text.replace(/(?:pvt|co|\(p\))\.$/i, '')) ? name : undefined;
}

const isNameWord = (text: string) => /^(?:[\p{Lu}(][^\d:;)]*\)?|&|and|of)$/u.test(text);
