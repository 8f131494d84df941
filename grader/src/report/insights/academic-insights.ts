import type { ReportDocument } from '@redmark/rubric';
import { isWrittenOut, linesWithoutMetric } from '../../model/language/impact.ts';
import { isEnglish } from '../../model/language/is-english.ts';
import { endOf, linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Entry, Resume } from '../../model/resume.ts';

/** Below this share of what tells work and studies, lines may stand in what was not read. */
const mostlyRead = 0.8;
/** Fewer words below a post are a mentor or a subject. */
const fewestWords = 12;
/** A post of so many lines is told well. */
const wellTold = 3;
/** From so many written lines on, of which at most this share shows an amount, results are missed; of bullets, fewer will do. */
const fewestLines = 8;
const fewestBullets = 4;
const mostQuantified = 1 / 8;
/** From so many pages on, the CV of somebody who begins is cut by hand before it is read. */
const manyPages = 4;
const doctorate = /\bph\.? ?d\b|\bdoctor|\bd\.? ?phil\b/i;

/** What readers of academic CVs miss, of which no note speaks. It changes no grade. */
export function academicInsights(resume: Resume): ReportDocument['insights'] {
  if (!resume.isAcademic || !isEnglish(resume) || resume.understanding.career < mostlyRead) return [];
  return [...barePosts(resume), ...withoutResults(resume), ...tooLong(resume)];
}

/** Posts with nothing but their titles, or a newest one that is told in a line beside others told well. */
function barePosts(resume: Resume): ReportDocument['insights'] {
  const posts = sectionsOf(resume, 'experience', 'research')
    .flatMap(({ entries }) => entries)
    .filter(({ title, date }) => title && date?.isRange);
  const [newest] = posts.toSorted((a, b) => endOfPost(b) - endOfPost(a));
  if (!newest?.title || !isThin(newest, posts) || !isNewestOfAll(newest, resume)) return [];
  if (posts.length < 2 && (wordsBelow(newest) > 0 || doctorateTold(resume))) return [];
  const isAlone = posts.some((post) => post !== newest && wordsBelow(post) >= fewestWords);
  return [
    {
      title: isAlone ? 'Say more of your newest post' : 'Say what you did in your posts',
      text: `${
        isAlone
          ? `“${quote(newest.title.text, 60)}” is read first, and hardly a line tells of it. Add two or three`
          : `${posts.length > 1 ? 'Your posts tell' : 'Your post tells'} title, place and time, and no line what was done there. Add two or three${posts.length > 1 ? ' to the newest' : ''}`
      }: the question, the methods, your own part and what was found. This does not affect your grade.`,
    },
  ];
}

/** Whether what a doctorate was about is told below it, which says more than a post that has just begun. */
const doctorateTold = (resume: Resume) =>
  sectionsOf(resume, 'education').some(({ entries }) => entries.some((one) => wordsBelow(one) >= fewestWords));

/** Whether nothing that was done, or may have been done, is later: a class that was taught, a post without its time. */
const isNewestOfAll = (newest: Entry, resume: Resume) =>
  sectionsOf(resume, 'experience', 'research', 'teaching')
    .flatMap(({ entries }) => entries.filter(({ title, organisation }) => title && organisation))
    .every((other) => other.date !== undefined && endOfPost(other) <= endOfPost(newest)) &&
  sectionsOf(resume, 'teaching').every(({ entries }) => entries.every((one) => endOfPost(one) <= endOfPost(newest)));

const endOfPost = ({ date }: Entry) => (date ? endOf(date) : 0);

const wordsBelow = (entry: Entry) => linesOf(entry).reduce((sum, { words }) => sum + words.length, 0);

const isThin = (newest: Entry, posts: readonly Entry[]) =>
  wordsBelow(newest) < fewestWords ||
  (linesOf(newest).length === 1 && posts.some((post) => linesOf(post).length >= wellTold));

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
