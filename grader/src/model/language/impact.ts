import { askedOnce } from '../asked-once.ts';
import { tellsOfEmployer } from '../employer-portraits.ts';
import { sectionsOf } from '../questions.ts';
import type { Bullet, Entry, Resume } from '../resume.ts';
import { namesFact } from './fact-lines.ts';
import { isJobSentence } from './job-sentence.ts';
import { hasMetric } from './metric.ts';

const target = { usual: 0.4, students: 0.25, care: 0.25 };
const fewestWords = 4;
const careWork =
  /\b(?:teacher|lecturer|tutor|nurse|nursing|carer|caregiver|care|social worker|counsell?or|therapist|artist|actor|actress|musician|writer|librarian|curator|chaplain|childcare)\b/i;

/** The lines of an entry that may be expected to hold an amount: bullets and paragraphs, without fragments and bare facts. */
function impactLinesOf({ bullets, paragraphs }: Entry): Bullet[] {
  return [...bullets, ...paragraphs].filter(
    (line) =>
      line.words.length >= fewestWords && !isJobSentence(line) && (!namesFact(line.text) || hasMetric(line.text)),
  );
}

/** The lines of the whole resume that are expected to hold an amount. */
export const allImpactLinesOf = askedOnce((resume: Resume): Bullet[] => {
  return sectionsOf(resume, 'experience', 'projects', 'volunteering')
    .flatMap((section) => section.entries)
    .flatMap(impactLinesOf)
    .filter((line) => !tellsOfEmployer(line, resume));
});

/** Whether a line is more than names and a title, which nobody would ask for an amount. */
export const isWrittenOut = ({ text }: Bullet) => (text.match(/(?<![\p{L}\p{N}])\p{Ll}{4,}/gu) ?? []).length >= 3;

/** The lines without an amount. */
export function linesWithoutMetric(lines: readonly Bullet[]): Bullet[] {
  return lines.filter(({ text }) => !hasMetric(text));
}

/** Whether an amount stands anywhere in what tells work or offices, as in the title of a job, or the hours of a course that was taught. */
export const showsAmount = (resume: Resume): boolean =>
  sectionsOf(resume, 'experience', 'projects', 'volunteering', 'research', 'teaching', 'activities', 'awards').some(
    ({ rows }) => rows.some(({ text }) => hasMetric(text)),
  );

/** The share of lines with an amount that readers expect: less from students, and in work that is not counted. */
export function impactTargetOf(resume: Resume): number {
  if (isCareWork(resume)) return target.care;
  return resume.stage === 'student' ? target.students : target.usual;
}

/** Whether the work is care, teaching or art, where little can be counted. */
export function isCareWork({ sections }: Resume): boolean {
  const titles = sections.flatMap((section) => section.entries).map((entry) => entry.title?.text ?? '');
  return titles.some((title) => careWork.test(title));
}
