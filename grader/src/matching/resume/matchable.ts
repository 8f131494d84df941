import type { PageBox } from '@redmark/rubric';
import type { Resume, Row } from '../../model/resume.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { plainText } from '../../model/trades/tokens.ts';
import { boxesOf } from '../../report/boxes.ts';
import { type Job, jobsOf } from './jobs.ts';
import { linesOf, type ResumeLine } from './lines.ts';

/** All that the matching looks at in a resume. */
export type Matchable = {
  lines: ResumeLine[];
  jobs: Job[];
  /** The month it was handed in, counted from year 0. */
  month: number;
  /** As printed; empty where none is. */
  location: string;
  /** The language it is written in, where that is known. */
  written: string | undefined;
  boxesOf: (rows: readonly Row[]) => PageBox[];
};

const tongues = { de: 'German', es: 'Spanish', fr: 'French', it: 'Italian', pt: 'Portuguese', nl: 'Dutch' } as const;

export function matchableOf(resume: Resume): Matchable {
  const { today, profile, language, tongue } = resume;
  return {
    lines: linesOf(resume),
    jobs: jobsOf(resume),
    month: monthsOf(today),
    location: plainText(profile.location?.text ?? ''),
    written: language === 'english' ? 'English' : tongue && tongues[tongue],
    boxesOf: (rows) => boxesOf(rows, resume),
  };
}
