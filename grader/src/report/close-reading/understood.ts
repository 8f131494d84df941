import type { Understood } from '@redmark/rubric';
import type { Resume } from '../../model/resume.ts';
import { hundredths } from '../../model/unread.ts';
import { boxesOf } from '../boxes.ts';

/** How much of the resume was understood, with a box for each row that was not. */
export function understoodOf(resume: Resume): Understood {
  const { share, pages, sections, unread } = resume.understanding;
  return {
    share: hundredths(share),
    pages: pages.map(hundredths),
    sections: sections.map(hundredths),
    unread: boxesOf(unread, resume),
  };
}
