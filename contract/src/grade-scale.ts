/** The thirteen letters, best first, with the lowest score of each and the colours of its band. */
const bands = {
  A: { from: '#15803D', to: '#166534', borderColor: '#16A34A', backgroundColor: '#F0FDF4' },
  B: { from: '#0F766E', to: '#115E59', borderColor: '#0D9488', backgroundColor: '#F0FDFA' },
  C: { from: '#A16207', to: '#854D0E', borderColor: '#B7791F', backgroundColor: '#FEFCE8' },
  D: { from: '#C2410C', to: '#9A3412', borderColor: '#EA580C', backgroundColor: '#FFF7ED' },
  F: { from: '#B91C1C', to: '#991B1B', borderColor: '#DC2626', backgroundColor: '#FEF2F2' },
} as const;

export const letters = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'] as const;
export type Letter = (typeof letters)[number];

export type GradeScaleEntry = {
  grade: Letter;
  from: string;
  to: string;
  borderColor: string;
  backgroundColor: string;
};

export const gradeScale: readonly GradeScaleEntry[] = letters.map((grade) => ({
  grade,
  ...bands[grade.charAt(0) as keyof typeof bands],
}));

/** The colours of a letter; an unknown letter wears the colours of F, so that nothing is drawn unstyled. */
export function scaleEntryOf(grade: string): GradeScaleEntry {
  return gradeScale.find((entry) => entry.grade === grade) ?? (gradeScale.at(-1) as GradeScaleEntry);
}
