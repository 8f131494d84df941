import { tensesOf } from './language/tense.ts';
import { linesOf, quote, sectionsOf } from './questions.ts';
import type { Bullet, Resume } from './resume.ts';
import { isBesideTrade } from './service-jobs.ts';
import { isLongOver } from './told-below.ts';
import { isSure } from './told-thinly.ts';

/** A line of so many words names a task and says nothing of it. */
const few = { least: 2, most: 7 };
/** What shows that a line is the rest of another one, or goes on. */
const isPart = /^\P{Lu}|[:,;]$|(?:^|\s)(?:and|or|of|the|to|for|with|in|on|by|from|an?|as|&)$/u;

const isShort = ({ words, text, mark }: Bullet) =>
  mark !== undefined && words.length >= few.least && words.length <= few.most && !/\d/.test(text) && !isPart.test(text);

/** What to add to a short line of a job, with the line of the newest one that has any; nothing where few are short. */
export function adviceOnShortLine(resume: Resume): string | undefined {
  const jobs = sectionsOf(resume, 'experience')
    .flatMap(({ entries }) => entries)
    .filter((entry) => isSure(entry) && !isBesideTrade(entry, resume) && !isLongOver(entry, resume));
  const lines = jobs.flatMap(linesOf);
  const short = tensesOf(lines.filter(isShort)).filter(({ tense }) => tense !== undefined);
  const [first] = short;
  if (!first || 3 * short.length < lines.length) return undefined;
  return `A line such as “${quote(first.unit.text.replace(/\.$/, ''))}” names a task alone: say how you did it, how much it was, and what came of it.`;
}
