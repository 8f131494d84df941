import type { ReportDocument } from '@redmark/rubric';
import { isEnglish } from '../../model/language/is-english.ts';
import { linesOf, quote, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { type Found, isFound } from '../../scoring/sheet.ts';

/** So many shares without a start are a habit; one is asked about where it is so large. */
const fewest = 3;
const large = 75;
/** A change by a share: "by 64%", "a 90 % rise in", "30% faster". */
const change =
  /\b(?:by|up|down) (?:over |about |around |nearly |almost |up to |more than |approximately |~|an? (?:estimated |average of )?)?(\d{1,4})\+?\s?(?:%|percent\b)|(?<![\d.,])(\d{1,4})\+?\s?(?:%|percent) (?:\p{L}+ )?(?:increase|rise|reduction|improvement|growth|decrease|drop|gain|boost|faster|fewer|less|more|higher|lower)\b/iu;
/** What a share is compared with, or what was counted. */
const explained =
  /\bfrom\b.{1,30}\d.*\bto\b|\d\s?(?:→|->|=>)\s?\d|\bcompared\b|\bbaseline\b|\bversus\b|\bvs\b|\bbenchmark\b|\bmeasured\b|\bsurvey\w*|\bout of\b|\bwithin (?:\d+|one|two|three|six) (?:months?|years?|weeks?|quarters?)\b|\byear[- ](?:over|on)[- ]year\b|\byoy\b/i;

/** The shares of change that a reader cannot weigh, since nothing says of what they are. It changes no grade. */
export function figureInsights(resume: Resume, found: readonly Found[]): ReportDocument['insights'] {
  if (resume.isAcademic || !isEnglish(resume) || isFound(found, 'content-figure-unexplained')) return [];
  const shares = sectionsOf(resume, 'experience', 'projects')
    .flatMap(({ entries }) => entries)
    .flatMap(linesOf)
    .flatMap(({ text }) => {
      const [words, by, of] = explained.test(text) ? [] : (change.exec(text) ?? []);
      return words === undefined ? [] : [{ words, share: Number(by ?? of) }];
    })
    .toSorted((a, b) => b.share - a.share);
  const [first] = shares;
  if (!first || (shares.length < fewest && first.share < large)) return [];
  const others = shares.length > 1 ? ` and ${shares.length - 1} more` : '';
  return [
    {
      title: 'Say what your percentages compare with',
      text: `“${quote(first.words, 40)}”${others} ${shares.length > 1 ? 'stand' : 'stands'} without a start. Say of the strongest from what to what it went, over which time, and how it was counted: a share alone invites doubt. This does not affect your grade.`,
    },
  ];
}
