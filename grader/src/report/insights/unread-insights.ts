import type { ReportDocument } from '@redmark/rubric';
import { isPerformer } from '../../model/performer.ts';
import { quote } from '../../model/questions.ts';
import type { Resume, Row } from '../../model/resume.ts';
import { unreadOf } from '../../model/unread.ts';
import { hasTitleOfWork } from '../../model/unread-work.ts';
import { isInUnreadLanguage } from '../../model/written.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';

const shown = '“What software reads” shows what was not read.';
const ours = 'the lack may be ours.';

/** What helps to be read: usual titles, where there are none yet; where there are, the lack may be ours. */
function helpsFor(resume: Resume): string {
  if (isInUnreadLanguage(resume)) return unreadLanguage;
  if (isPerformer(resume)) return `Lists of credits are hardly read yet: ${ours} ${shown}`;
  if (resume.isAcademic) return `Records of research, teaching and exhibitions are read in part only: ${ours} ${shown}`;
  return hasTitleOfWork(resume)
    ? `Your titles are usual ones: ${ours} Hiring software may miss the same lines: what it reads best is title, employer and dates of a job right above what you did there. ${shown}`
    : `Usual titles such as Experience and Education help, and so do lines that hold title, employer and dates of a job. ${shown}`;
}

/** What the report says of text that could not be placed: where there is no letter for it, and where it costs without a note. */
export function unreadInsights(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  const { understanding } = resume;
  const unread = unreadOf(understanding);
  if (unread === undefined) return costOfUnread(resume, found);
  if (unread === 'whole')
    return [
      {
        title: 'Not enough was read for a grade',
        text: `We could place ${percent(understanding.share)} of the words, so there is no grade and no credit is taken. ${helpsFor(resume)}`,
      },
    ];
  return [
    {
      title: 'Not enough was read to grade Content',
      text: `Of what tells work and studies we could place ${percent(understanding.career)} of the words. The final grade is partial: what was not read counts as missing in it. ${helpsFor(resume)}`,
    },
  ];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * What could not be placed where it costs and no note tells it: below titles that we do not know its author can do something;
 * below usual ones the lack is ours, which is said all the same.
 */
function costOfUnread(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  const fewLines = found.find(({ rule }) => rule.name === 'content-few-lines')?.findings ?? [];
  const isLeftOut = fewLines.some(({ untold }) => untold);
  if (!isLeftOut && (!isFound(found, 'content-unread') || fewLines.length > 0)) return [];
  const { share, unread } = resume.understanding;
  const lost = percent(1 - share);
  if (isInUnreadLanguage(resume))
    return [
      { title, text: `We could not tell what part of a resume ${lost} of the words are. ${costs} ${unreadLanguage}` },
    ];
  const strange = resume.sections.filter(({ kind, rows }) => kind === 'other' && rows.length > 0);
  const telling = strange.filter(({ rows }) => rows.some((row) => unread.includes(row)));
  const below = new Set(telling.flatMap(({ rows, heading }) => [...rows, heading]));
  if (wordsOf(unread.filter((row) => below.has(row))) < mostOfThem * wordsOf(unread))
    return [
      {
        title: 'Part of this page was not read',
        text: `We could not place ${lost} of the words, which need not be the fault of your resume. ${costs} “What software reads” shows them; other programs that read resumes may miss them, too.`,
      },
    ];
  const titles = telling
    .slice(0, mostTitles)
    .map((section) => `“${quote(section.title.replace(/[\s:;.,–-]+$/, ''), 40)}”`);
  return [
    {
      title,
      text: `We could not tell what part of a resume ${titles.join(' and ')} ${telling.length === 1 ? 'is' : 'are'}: ${lost} of the words could not be placed. ${costs} A person may see at once what they are; software goes by words such as Experience, Projects or Skills in a title, so one of them helps there, or a place below the part that they belong to.`,
    },
  ];
}

const title = 'Some lines could not be placed';
const costs = 'They do not count, which costs in Content and in the final grade.';
/** Where less of the unread words stands below unknown titles, other titles would help little. */
const mostOfThem = 0.6;
const mostTitles = 2;

const wordsOf = (rows: readonly Row[]) => rows.reduce((sum, { words }) => sum + words.length, 0);

const unreadLanguage =
  'We do not read this language yet: a version in English, German, French, Spanish, Italian, Portuguese or Dutch is read in full.';
