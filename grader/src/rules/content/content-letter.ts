import { rectOf } from '../../model/header.ts';
import type { Rule } from '../../model/rule.ts';

/** A letter before the resume is what its reader opens first. */
export const contentLetter: Rule = {
  name: 'content-letter',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 5 },
  about: {
    title: 'The file holds the resume alone',
    finds: 'A letter on a page before or behind the resume. It is not graded.',
    why: 'A resume is opened to see the work at once, is passed on without its letter, and is read by programs as one text.',
  },

  *check({ letters }) {
    const [first, ...others] = letters;
    if (!first) return;
    const pages = [first, ...others].map(({ number }) => number + 1);
    const which = others.length > 0 ? `Pages ${pages.join(' and ')} are letters` : `Page ${pages[0]} is a letter`;
    yield {
      title: 'Send the letter as a file of its own',
      advice: `${which}. Take ${others.length > 0 ? 'them' : 'it'} out of this file: readers open a resume to see your work on its first page. The letter is not graded here, and where notes count pages they leave it out.`,
      text: first.opening.text,
      at: letters.map(({ opening }) => rectOf(opening)),
    };
  },
};
