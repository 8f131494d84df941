import { askedOnce } from '../../model/asked-once.ts';
import type { Segment } from '../../model/resume.ts';
import { findDates, isDateText } from '../../model/text/dates.ts';
import { kindOfGlyph } from '../lists/bullet-signs.ts';
import { kindOfTitle } from '../titles/titles.ts';

/** So many words are a line of running text, and so many behind a sign an item of a list. */
const proseWords = 5;
const itemWords = 4;

/** What a segment may be in a column. */
type Facts = { heading: boolean; date: boolean; label: boolean; prose: boolean; listed: boolean; contact: boolean };

/** What a segment may be in a column. Of a page without columns few are asked about. */
export const factsOf = askedOnce(({ text, words }: Segment): Facts => {
  const dates = findDates(text);
  return {
    heading: kindOfTitle(text) !== undefined,
    date: isDateText(text) || dates.some(({ start, isRange }) => start === 0 && isRange),
    label: dates.some((date) => date.end - date.start > text.length * 0.6) || /^[\p{L} .]+, [A-Z]{2}$/u.test(text),
    prose: words.length >= proseWords,
    listed: words.length >= itemWords && kindOfGlyph(words[0]?.text ?? '') !== undefined,
    contact: /@|\d{3}[^\d]{0,2}\d{4}/.test(text),
  };
});
