import type { RawPage } from '../model/page.ts';
import type { Resume } from '../model/resume.ts';
import { careerSigns } from './career-signs.ts';
import { isOtherDocument } from './other-documents.ts';
import type { RefusalCode } from './report.ts';

const leastWords = 30;
const garbledShare = 0.25;
/** So much must speak for a person's career, and so much more where a document of another kind is told by its words. */
const enough = 3.5;
const enoughAbroad = 3;
const enoughAgainst = 7;

/** Why the extracted pages cannot be graded, or undefined. */
export function refusalOfPages(pages: RawPage[]): RefusalCode | undefined {
  const chars = pages.reduce((sum, page) => sum + page.chars, 0);
  const broken =
    pages.reduce((sum, page) => sum + page.unmapped, 0) +
    pages
      .flatMap((page) => page.words)
      .reduce((sum, word) => sum + (word.icon ? 0 : (word.text.match(/[\p{Co}\ufffd]/gu)?.length ?? 0)), 0);
  if (chars >= leastWords && broken / chars > garbledShare) return 'unmappable_text';
  const most = Math.max(0, ...pages.map((page) => page.words.length));
  return most < leastWords && pages.reduce((sum, page) => sum + page.words.length, 0) < leastWords
    ? 'no_text'
    : undefined;
}

/** Why this is no resume that we can grade, or undefined. */
export function refusalOfResume(resume: Resume): RefusalCode | undefined {
  if (resume.language === 'unsupported') return 'wrong_language';
  const text = resume.rows.map((row) => row.text).join('\n');
  // Of languages without words of ours less can be seen.
  const usual = resume.language === 'english' ? enough : enoughAbroad;
  return careerSigns(resume) >= (isOtherDocument(text) ? enoughAgainst : usual) ? undefined : 'not_a_resume';
}
