import { tensesOf } from './language/tense.ts';
import { sectionsOf } from './questions.ts';
import type { Bullet, Entry, Resume } from './resume.ts';

/** So many of the jobs have a header and a time, and so many of the others have bullets, where one without is skipped. */
const peersWithBullets = 0.6;
const paragraphWords = 20;
const surely = 0.7;

/** The dated jobs of a section, and those of them without a bullet. */
type Jobs = { all: Entry[]; without: Entry[] };

/** The jobs without bullets, by section: where no job has any, or where most of the others have some. */
export function jobsWithoutBullets(resume: Resume): Jobs[] {
  if (resume.confidence < surely) return [];
  return sectionsOf(resume, 'experience').flatMap(({ entries }) => {
    const all = entries.filter(
      ({ header, date, title, organisation }) => header.length > 0 && date && (title ?? organisation),
    );
    const without = all.filter(({ bullets }) => bullets.length === 0);
    const bulleted = all.length - without.length;
    // A job is compared with the others: of two jobs, one with bullets is all others.
    const areUsual = all.length >= entries.length * peersWithBullets && bulleted >= peersWithBullets * (all.length - 1);
    return bulleted === 0 || areUsual ? [{ all, without }] : [];
  });
}

/** The blocks of text that are asked to become bullets because other jobs have bullets. */
export const blocksBesideLists = (resume: Resume): Bullet[] =>
  jobsWithoutBullets(resume).flatMap(({ all, without }) =>
    without.length < all.length ? without.flatMap(blocksIn) : [],
  );

/** The paragraphs of a job that tell work and are longer than a list item. */
export const blocksIn = ({ paragraphs }: Entry): Bullet[] =>
  paragraphs.filter((one) => tellsWork(one) && one.text.split(' ').length >= paragraphWords);

/** The person who tells, or a part in the work under a label. */
const own = /\b(?:i|my|we|our|responsib\w*|duties|involved)\b/i;

/** Whether a paragraph tells what somebody did, and not what the employer or the site is. */
export const tellsWork = (paragraph: Bullet): boolean =>
  own.test(paragraph.text) || tensesOf([paragraph]).some(({ tense }) => tense !== undefined);
