import type { RawPage } from '../model/page.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import type { RefusalCode } from './report.ts';

const leastWords = 30;
const garbledShare = 0.25;
const mainKinds: SectionKind[] = [
  'experience',
  'education',
  'skills',
  'projects',
  'summary',
  'objective',
  'certifications',
  'volunteering',
  'research',
];
const letterSigns = /^(?:dear\b|sincerely\b|yours (?:sincerely|faithfully|truly)|kind regards|best regards)/im;
const otherDocuments = /\b(?:invoice|purchase order|bill to|table of contents|abstract)\b/i;

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
  const kinds = new Set(resume.sections.map((section) => section.kind).filter((kind) => mainKinds.includes(kind)));
  const ranges = resume.sections.flatMap((section) => section.entries).filter((entry) => entry.date).length;
  const bullets = resume.rows.filter((row) => row.mark).length;
  const signs =
    Math.min(3, kinds.size) * 1.5 +
    (ranges >= 2 || datedRows(resume) >= 2 ? 1.5 : 0) +
    (resume.profile.email ? 1 : 0) +
    (resume.profile.phone ? 1 : 0) +
    (bullets >= 4 ? 1 : 0) -
    (letterSigns.test(text) && kinds.size < 2 ? 3 : 0) -
    (otherDocuments.test(text) && kinds.size < 2 ? 2 : 0);
  const enough = resume.language === 'english' ? 3.5 : 3;
  return signs >= enough ? undefined : 'not_a_resume';
}

function datedRows(resume: Resume): number {
  return resume.rows.filter((row) =>
    /\b(?:19|20)\d\d\s*[-–—]\s*(?:(?:\p{L}+\.?\s*)?(?:19|20)\d\d|present|current|heute|actual)/iu.test(row.text),
  ).length;
}
