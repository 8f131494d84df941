import type { Letter, ReportDocument } from '@redmark/rubric';
import type { Ratings } from './annotation.ts';

export type Rated = { ratings: Ratings; document: ReportDocument };

const pairs = [
  ['whole', 'Cumulative'],
  ['content', 'Content'],
  ['format', 'Format'],
  ['writing', 'Writing'],
] as const;
/** The rating that a letter stands for (decisions 102 and 172): A is 5 and F is 1; a sign behind it counts nothing. */
const ratingOf = (letter: Letter) => 5 - 'ABCDF'.indexOf(letter.charAt(0));

/** How the grades agree with the ratings: the rank correlation of each score, and the mean difference of the final letter. */
export function agreementOf(rated: Rated[]): string[] {
  const lines = pairs.map(([rating, score]) => {
    // What was not graded for want of text that was read has a score and no letter.
    const graded = rated.filter(({ document }) => document.grades[score] !== null);
    const rho = rankCorrelation(
      graded.map(({ ratings }) => ratings[rating]),
      graded.map(({ document }) => document.scores[score]),
    );
    return `${score.padEnd(10)} rank correlation ${rho.toFixed(2)} of ${graded.length}`;
  });
  const off = rated.flatMap(({ ratings, document }) => {
    const letter = document.grades.Cumulative;
    return letter === null ? [] : [ratingOf(letter) - ratings.whole];
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return [...lines, `final letter off by ${mean(off).toFixed(2)}, absolute ${mean(off.map(Math.abs)).toFixed(2)}`];
}

/** Spearman's rank correlation, ties at the mean of their ranks. */
function rankCorrelation(one: number[], other: number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const middle = (one.length - 1) / 2;
  const sum = (left: number[], right: number[]) =>
    left.reduce((total, value, i) => total + (value - middle) * ((right[i] ?? 0) - middle), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}

function ranksOf(values: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
