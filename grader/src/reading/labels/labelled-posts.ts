import type { Bullet, Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { employerIn } from '../entries/parts-below.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { limited } from '../told/employers-in-text.ts';
import { jobToldIn, opensJobSentence } from '../told/job-sentences.ts';
import { labelLinesOf } from './labels.ts';

/** So many words has a sentence that names an employer and nothing else: "4 - Worked in Harbor Works". */
const mostSentenceWords = 10;

/**
 * Gives the post that a label names to the employer above it: below the text about a dated employer, "Harbor Works, 2011 –
 * 2014", what the firm makes, "Designation : Clerk"; below a firm without a time; and below a line that names one, which
 * was taken for the last one of the job before.
 */
export function withLabelledPosts(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const above = out.at(-1);
    const line = above && isLabelledPost(entry) ? lastLineOf(above) : undefined;
    const employer = line && employerOf(line);
    if (above && lacksPost(above) && isPostBelow(entry, above)) out[out.length - 1] = joined(above, entry);
    else if (above && line && employer && !entry.organisation) {
      const rest = without(above, line);
      if (rest.header.length + rest.bullets.length + rest.paragraphs.length === 0) out.pop();
      else out[out.length - 1] = rest;
      out.push({ ...entry, organisation: employer, header: [...line.rows, ...entry.header] });
    } else out.push(entry);
  }
  return out;
}

/** Whether an entry names an employer and no post, and its time, its label or its legal form shows that it is one. */
function lacksPost({ header, title, organisation, date }: Entry): boolean {
  const name = organisation?.text ?? '';
  const isLabelled = header.flatMap(labelLinesOf).some(({ role }) => role === 'employer');
  const isSure = date ? date.isRange : isLabelled || limited.test(name);
  return organisation !== undefined && !title && isSure && titleScoreOf(name) < 1;
}

/** Whether the title of an entry is what a label names, and no label names an employer. */
function isLabelledPost({ header, title }: Entry): boolean {
  const labels = header.flatMap(labelLinesOf);
  const post = labels.find(({ role }) => role === 'title');
  const isLabelled = title !== undefined && post !== undefined && title.words[0] === post.value[0];
  return isLabelled && titleScoreOf(title.text) >= 1 && labels.every(({ role }) => role !== 'employer');
}

/** Whether an entry is such a post without a firm of its own, and has no time where the employer above has one. */
function isPostBelow(entry: Entry, above: Entry): boolean {
  const isTimed = entry.date !== undefined || entry.header.flatMap(labelLinesOf).some(({ role }) => role === 'period');
  const own = organisationScoreOf(entry.organisation?.text ?? '');
  return isLabelledPost(entry) && (above.date ? !isTimed && own < 1.5 : !entry.organisation);
}

const lastLineOf = ({ bullets, paragraphs }: Entry): Bullet | undefined =>
  [...bullets, ...paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b)).at(-1);

/** The employer that a line names, alone or in a short sentence without a post and a time. */
function employerOf(line: Bullet): Part | undefined {
  const isShort = line.rows.length === 1 && line.words.length <= mostSentenceWords;
  const told = isShort && opensJobSentence(line.text) ? jobToldIn(line, true) : undefined;
  return told && !told.title && !told.date ? told.organisation : employerIn(line);
}

const without = (entry: Entry, line: Bullet): Entry => ({
  ...entry,
  bullets: entry.bullets.filter((unit) => unit !== line),
  paragraphs: entry.paragraphs.filter((unit) => unit !== line),
});

function joined(employer: Entry, { header, title, date, bullets, paragraphs }: Entry): Entry {
  return {
    ...employer,
    ...(title ? { title } : {}),
    ...(date && !employer.date ? { date } : {}),
    header: [...employer.header, ...header],
    bullets: [...employer.bullets, ...bullets],
    paragraphs: [...employer.paragraphs, ...paragraphs],
  };
}
