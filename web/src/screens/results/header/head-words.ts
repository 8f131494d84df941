import type { Category } from '@redmark/contract';
import type { Report } from '../report/report-context.ts';
import { countOf, suggestionsOf, tabs } from '../report/report-tabs.ts';

type Grading = Report['grading'];
type LeadFacts = Pick<Grading, 'finalGrade' | 'confidence' | 'understood'> & {
  findings: Pick<Grading['findings'][number], 'severity'>[];
};

/** What the head of a report says, in words; `grade` is null where nothing was graded, and `why` says why. */
export type HeadWords = {
  heading: string;
  suggestions: string;
  score: string;
  /** Of what the final grade is not made, if it is not whole. */
  partial: string | undefined;
  /** What the findings amount to; it goes on after the name of the file. */
  lead: string;
  strengths: string[];
  cards: CardWords[];
};
export type CardWords = {
  category: Category;
  name: string;
  grade: string | null;
  why: string;
  found: string;
  outOf: string;
};

/** From this confidence on, everything that matters was read. */
const sureReading = 0.9;
export const strengthsShown = 3;

/**
 * The words of a report's head, for the screen and for what the document draws before the screen has loaded. `ownName`:
 * the first name of the account, for a report of its own in which no name could be read.
 */
export function headWordsOf(grading: Grading, ownName = ''): HeadWords {
  const count = suggestionsOf(grading);
  const firstName = grading.profile.firstName || ownName;
  const { finalGrade, scores } = grading;
  return {
    heading: firstName ? `${firstName}’s Resume Report` : 'Resume Report',
    suggestions: `“${count} ${count === 1 ? 'suggestion' : 'suggestions'}”`,
    score: finalGrade.Cumulative === null ? 'No grade, no charge' : `${scores.Cumulative.toFixed(1)} of 100`,
    partial: partialOf(grading),
    lead: leadOf(grading, count),
    strengths: grading.strengths.slice(0, strengthsShown),
    cards: tabs.map(({ category, name, grade }) => ({
      category,
      name: name === 'Formatting' ? 'Format' : name,
      grade: finalGrade[grade],
      // Writing has no grade in another language and where few sentences stand. Where the whole has none, nothing was read well enough.
      why: category === 'writing' && finalGrade.Cumulative !== null ? 'Too little English text' : 'Not enough was read',
      found: `${countOf(grading, category)} found`,
      outOf: `${scores[grade].toFixed(0)}/100`,
    })),
  };
}

function partialOf({ finalGrade, failedRules }: Grading): string | undefined {
  if (finalGrade.Cumulative === null) return undefined;
  if (finalGrade.Content === null) return 'Partial: too little was read for Content';
  return failedRules.length > 0 ? 'Partial: not everything was checked' : undefined;
}

/** Nothing, polish only, small marks that cost a grade together, or where to begin. */
export function leadOf(
  { findings, finalGrade, confidence, understood = confidence }: LeadFacts,
  count: number,
): string {
  const unread =
    Math.min(confidence, understood) < sureReading
      ? ' Some of it was hard to read: “What software reads” shows what arrived.'
      : '';
  if (count === 0) return ` and found nothing to mark.${unread}`;
  if (findings.some(({ severity }) => severity !== 'minor'))
    return `. “Fix first” shows which marks are worth most.${unread}`;
  const isGood = Object.values(finalGrade).every((grade) => grade === null || grade.startsWith('A'));
  if (isGood) return `. Nothing grave was found: what is marked is polish.${unread}`;
  return count === 1
    ? `. The one mark is small, but it costs a grade: “Fix first” shows how much.${unread}`
    : `. No mark is grave alone, but together they cost a grade: “Fix first” shows which are worth most.${unread}`;
}

export const handedOver = (author: string) => `${author} handed this report over to you.`;

/** A letter as it is shown, with a real minus. */
export const letterOf = (grade: string) => grade.replace('-', '−');
