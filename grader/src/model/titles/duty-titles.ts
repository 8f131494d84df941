import { ofTexts, remembered } from '../../words/remembered.ts';
import { isEntryLabel } from './entry-labels.ts';
import { meantWord } from './title-slips.ts';

const mostWords = 9;
const nouns = Map.groupBy(
  ['responsibility', 'responsibilities', 'duties', 'accountability', 'accountabilities', 'deliverables'],
  (word) => word.charAt(0),
);
const named = new Set([...nouns.values()].flat());
const work = '(?:jobs?|works?|duties|duty|services?|employment|assignments?)';
const aboutWork = new RegExp(
  `^(?:the |my |brief )*(?:nature|scope|details?|description|summary|profile|type) of (?:the |my |own )*${work}\\b|` +
    `^(?:my )?${work} (?:and )?(?:nature|profiles?|descriptions?|summary|summery|involved|done|handled|performed|details?)\\b|` +
    '^(?:my )?(?:projects?|sites|works?) (?:handled|executed|completed|undertaken|done|looked|looking|involved)\\b',
);

/**
 * Whether a title only announces what was done in the job above it, also misspelt or with more words: "Job
 * responsilities", "Nature of work in Example Works", "Key responsibilities handled".
 */
export const isDutiesTitle = remembered((text: string): boolean => {
  const printed = text
    .toLowerCase()
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[&/]/g, ' and ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  if (printed.length === 0 || printed.length > mostWords) return false;
  const words = printed.map((word) => meantWord(word, nouns) ?? word);
  const title = words.join(' ');
  return words.some((word) => named.has(word)) || aboutWork.test(title) || isEntryLabel(title);
}, ofTexts);
