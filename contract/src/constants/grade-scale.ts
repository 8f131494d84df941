import { type Letter, letters } from '@redmark/rubric';

type Band = { from: string; to: string; borderColor: string; backgroundColor: string };

const failing: Band = { from: '#B91C1C', to: '#991B1B', borderColor: '#DC2626', backgroundColor: '#FEF2F2' };
/** The colours of each band, by the letter its grades begin with; any other grade gets those of F. */
const bands = new Map<string, Band>([
  ['A', { from: '#15803D', to: '#166534', borderColor: '#16A34A', backgroundColor: '#F0FDF4' }],
  ['B', { from: '#0F766E', to: '#115E59', borderColor: '#0D9488', backgroundColor: '#F0FDFA' }],
  ['C', { from: '#A16207', to: '#854D0E', borderColor: '#B7791F', backgroundColor: '#FEFCE8' }],
  ['D', { from: '#C2410C', to: '#9A3412', borderColor: '#EA580C', backgroundColor: '#FFF7ED' }],
]);

export { type Letter, letters };

export type GradeScaleEntry = Band & { grade: Letter };

/** The thirteen letters, best first, each with the colours of its band. */
export const gradeScale: readonly GradeScaleEntry[] = letters.map((grade) => ({
  grade,
  ...(bands.get(grade.charAt(0)) ?? failing),
}));

/** The colours of a letter; an unknown letter gets those of F, so that nothing is shown unstyled. */
export function scaleEntryOf(grade: string): GradeScaleEntry {
  return gradeScale.find((entry) => entry.grade === grade) ?? { grade: 'F', ...failing };
}
