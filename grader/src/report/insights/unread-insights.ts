import type { ReportDocument } from '@redmark/rubric';
import type { Resume } from '../../model/resume.ts';
import { unreadOf } from '../../model/unread.ts';

const helps =
  'Usual titles such as Experience and Education help, and so do lines that hold title, employer and dates of a job. “What software reads” shows what was not read.';

/** What the report says when too little was read for a letter. */
export function unreadInsights({ understanding, sections }: Resume): ReportDocument['insights'] {
  const unread = unreadOf(understanding);
  if (unread === undefined) return [];
  const percent = (share: number) => `${Math.round(share * 100)} %`;
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
