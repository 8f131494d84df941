/** The thirteen letters, best first. */
export const letters = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'] as const;
export type Letter = (typeof letters)[number];

/** Lowest score of each letter, best first; below the last it is an F. */
export type Scale = { letter: Letter; from: number }[];

/** A score that misses its letter by no more than a floating-point rounding error still gets it. */
const slack = 1e-9;

/** The letter of a score from 0 to 100, which is not rounded before. */
export function letterOf(score: number, scale: Scale): Letter {
  return scale.find(({ from }) => score + slack >= from)?.letter ?? 'F';
}

/**
 * `Writing` is null when the text is not English, the only language whose writing is checked. `Content` is null when not
 * enough of the work and the studies was read to grade them, and all are when not enough of the whole was.
 */
export type Grades = {
  Cumulative: Letter | null;
  Content: Letter | null;
  Format: Letter | null;
  Writing: Letter | null;
};
/** Of 100 each. */
export type Scores = { Cumulative: number; Content: number; Format: number; Writing: number };
