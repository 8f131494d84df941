import type { ReportDocument } from '@redmark/rubric';
import { isWrittenOut, linesWithoutMetric } from '../../model/language/impact.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { linesOf, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';

/** Below this share of what tells work and studies, lines may stand in what was not read. */
const mostlyRead = 0.8;
/** From so many written lines on, of which at most this share shows an amount, results are missed; of bullets, fewer will do. */
const fewestLines = 8;
const fewestBullets = 4;
const mostQuantified = 1 / 8;
/** From so many pages on, the CV of somebody who begins is cut by hand before it is read. */
const manyPages = 4;
/** Degrees after which nobody studies for one any more; those of physicians among them. */
const doctorate = /\bph\.? ?d\b|\bdoctor|\bd\.? ?phil\b|\bm\.?b\.?b\.?s\b|\bm\.?d\b|\bm\.?s\.? ?\(?ortho/i;

/** What readers of academic CVs miss, of which no note speaks. It changes no grade. */
export function academicInsights(resume: Resume): ReportDocument['insights'] {
  if (!resume.isAcademic || !isEnglish(resume) || resume.understanding.career < mostlyRead) return [];
  return [...withoutResults(resume), ...tooLong(resume)];
}

/** Lines that tell what was worked on and not what came of it. */
function withoutResults(resume: Resume): ReportDocument['insights'] {
  const lines = sectionsOf(resume, 'experience', 'research', 'projects')
    .flatMap(({ entries }) => entries.flatMap(linesOf))
    .filter(isWrittenOut);
  const quantified = lines.length - linesWithoutMetric(lines).length;
  const fewest = lines.every(({ mark }) => mark) ? fewestBullets : fewestLines;
  if (lines.length < fewest || quantified > mostQuantified * lines.length) return [];
  return [
    {
      title: 'Say what came of your research',
      text: 'Your lines tell what you worked on, and hardly one how well it did. Add to the most important ones what was found or reached: an error, the size of the data, a gain over what was known before, or who uses it. This does not affect your grade.',
    },
  ];
}

/** Many pages before a doctorate. */
function tooLong({ pages, stage, sections }: Resume): ReportDocument['insights'] {
  const studies = sections.filter(({ kind }) => kind === 'education').flatMap(({ rows }) => rows);
  const isBeginner = (stage === 'student' || stage === 'early') && !studies.some(({ text }) => doctorate.test(text));
  if (!isBeginner || pages.length < manyPages || studies.length === 0) return [];
  return [
    {
      title: 'Keep a short version beside this one',
      text: `${pages.length} pages are many before a doctorate. For posts and programs that ask for a resume keep two: the strongest posts, projects and publications, without lists of courses and small certificates. This does not affect your grade.`,
    },
  ];
}
