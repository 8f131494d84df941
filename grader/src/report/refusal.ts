import type { RawPage, Shape } from '../model/page.ts';
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

/** A page with fewer words and a picture of this share of it is a picture with remarks. */
const fewWords = 120;
const pictureShare = 0.5;

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
  const signs = careerSigns(resume);
  if (signs >= enoughAgainst) return undefined;
  const text = resume.rows.map((row) => row.text).join('\n');
  // Of languages without words of ours less can be seen.
  const usual = resume.language === 'english' ? enough : enoughAbroad;
  if (signs >= usual && !isOtherDocument(text)) return undefined;
  return isPicture(resume) ? 'no_text' : 'not_a_resume';
}

/** Whether pictures fill the first page and hold what it says: hardly any text lies beside them. */
function isPicture({ pages, wordCount }: Resume): boolean {
  const [first] = pages;
  if (!first || wordCount >= fewWords * pages.length) return false;
  const area = ({ x0, y0, x1, y1 }: Shape) => (x1 - x0) * (y1 - y0);
  const largest = Math.max(0, ...first.shapes.filter(({ kind }) => kind === 'image').map(area));
  return largest >= pictureShare * first.width * first.height;
}
