import type { ReportDocument } from '@redmark/rubric';
import { quote } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { unreadOf } from '../../model/unread.ts';
import { isInUnreadLanguage } from '../../model/written.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';

const helps =
  'Usual titles such as Experience and Education help, and so do lines that hold title, employer and dates of a job. “What software reads” shows what was not read.';

/** What the report says of text that could not be placed: where there is no letter for it, and where it costs without a note. */
export function unreadInsights(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  const { understanding, sections } = resume;
  const unread = unreadOf(understanding);
  if (unread === undefined) return costOfUnread(resume, found);
  const placed = [...new Set(sections.filter(({ kind }) => kind !== 'other').map(({ title }) => title))];
  const read = placed.length === 0 ? 'No section was recognised.' : `Recognised sections: ${placed.join(', ')}.`;
  if (unread === 'whole')
    return [
      {
        title: 'Not enough was read for a grade',
        text: `We could place ${percent(understanding.share)} of the words, so there is no grade and no credit is taken. ${read} ${helps}`,
      },
    ];
  return [
    {
      title: 'Not enough was read to grade Content',
      text: `Of what tells work and studies we could place ${percent(understanding.career)} of the words. The final grade is partial: what was not read counts as missing in it. ${read} ${helps}`,
    },
  ];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What could not be placed where it costs and no note tells it. */
function costOfUnread(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  if (!isFound(found, 'content-unread') || isFound(found, 'content-few-lines')) return [];
  const { share, unread } = resume.understanding;
  const telling = unread.find(({ words }) => words.length >= fewestWords);
  const example = telling ? `, such as “${quote(telling.text, 80)}”` : '';
  return [
    {
      title: 'Some lines could not be placed',
      text: `We could not tell what part of a resume ${percent(1 - share)} of the words are${example}. They do not count, which costs in Content and in the final grade. ${
        isInUnreadLanguage(resume) ? unreadLanguage : helps
      }`,
    },
  ];
}

/** Shorter rows are names and cells of tables, which show nobody what is meant. */
const fewestWords = 4;

const unreadLanguage =
  'We do not read this language yet: a version in English, German, French, Spanish, Italian, Portuguese or Dutch is read in full.';
