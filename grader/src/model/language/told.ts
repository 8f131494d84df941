import { sectionsOf, workEntriesOf } from '../questions.ts';
import type { Bullet, Resume } from '../resume.ts';
import { isDutiesTitle } from '../titles/duty-titles.ts';
import { countSentences, sentencesIn } from './distinct-sentences.ts';

/** A sentence of fewer words names a duty or a tool and tells nothing of it. */
const leastWords = 4;
/** What is told in paragraphs is found less easily than in a list. */
const inProse = 0.8;

/**
 * The words that tell what was done: those of distinct sentences in lines and paragraphs under work, projects and the
 * like. Repeated and very short ones tell nothing, so padding does not help; nor does text of which it was not read what
 * it belongs to.
 */
export function toldWordsOf(resume: Resume): number {
  const count = countSentences(leastWords);
  let told = 0;
  for (const unit of unitsIn(resume))
    for (const sentence of sentencesOf(unit)) told += count.add(sentence) * (unit.mark ? 1 : inProse);
  return told;
}

/**
 * Lines and paragraphs of known entries and of sections of duties ("Job profile"), which belong to the jobs above them,
 * and the lists of such sections in which no entry was found.
 */
function unitsIn(resume: Resume): Bullet[] {
  const loose = sectionsOf(resume, 'experience', 'projects', 'research', 'teaching', 'volunteering')
    .filter(({ entries }) => entries.length === 0)
    .flatMap(({ bullets }) => bullets);
  const duties = new Set(
    sectionsOf(resume, 'experience')
      .filter(({ title }) => isDutiesTitle(title))
      .flatMap(({ entries }) => entries),
  );
  const units = workEntriesOf(resume)
    .filter((entry) => entry.title ?? entry.organisation ?? entry.date ?? duties.has(entry))
    .flatMap(({ bullets, paragraphs }) => [...bullets, ...paragraphs]);
  return [...units, ...loose];
}

/** The sentences of a line; of a paragraph row by row, since it may be a list whose signs were not read. */
function sentencesOf({ text, mark, rows }: Bullet): string[] {
  return (mark ? [text] : rows.map((row) => row.text)).flatMap(sentencesIn);
}
