import { rectOf } from '../../model/header.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** What a document calls itself, in the languages of resumes. */
const banner =
  /^(?:my\s+)?(?:curriculum\s*[-–]?\s*vit(?:ae|e|æ)|c\.?\s?v\.?|r[eé]sum[eé]|bio\s*[-–]?\s*data|lebenslauf|curr[ií]culo|hoja de vida|personal profile)(?:\s+(?:of|vitae))?[\s.:–-]*$/i;
/** The name is larger than the words under it by so much at least; a small label beside it does no harm. */
const larger = 1.15;
const firstRows = 6;

/** The largest line is the first thing read, and it should be the name. */
export const contentTitleBanner: Rule = {
  name: 'content-title-banner',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2.5 },
  anyLanguage: true,
  about: {
    title: 'The largest line is your name',
    finds: '“Resume” or “Curriculum Vitae” set as large as the name or larger.',
    why: 'Everybody sees that it is a resume; the line is worth more with the name on it.',
  },

  *check(resume) {
    if (resume.locale === 'EU') return;
    const row = resume.rows.slice(0, firstRows).find(({ text }) => banner.test(lettersOf(text)));
    if (!row || row.size < larger * resume.bodySize || row.size < nameSize(resume)) return;
    yield {
      title: 'Give the largest line to your name',
      advice: `Remove “${row.text}”: everybody sees what the page is. Set your name there instead, in 16 to 24 points.`,
      text: row.text,
      at: [rectOf(row)],
    };
  },
};

/** A text without the gaps of letter-spaced titles. */
const lettersOf = (text: string): Row['text'] => (/^(?:\p{L}\s)+\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text);

const nameSize = ({ profile }: Resume) => Math.max(0, ...(profile.name?.words.map(({ size }) => size) ?? []));
