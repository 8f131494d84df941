/** Lowest score of each letter, best first (grading rubric 5.5). */
export const scale = [
  ['A+', 97],
  ['A', 93],
  ['A-', 90],
  ['B+', 87],
  ['B', 83],
  ['B-', 80],
  ['C+', 77],
  ['C', 73],
  ['C-', 70],
  ['D+', 67],
  ['D', 63],
  ['D-', 60],
] as const;
const slack = 1e-9;

/** The letter of a score from 0 to 100; nothing is rounded before. */
export function letterOf(score: number): string {
  return scale.find(([, lowest]) => score + slack >= lowest)?.[0] ?? 'F';
}
