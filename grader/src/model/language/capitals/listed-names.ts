import { sectionsOf } from '../../questions.ts';
import type { Resume, Row, SectionKind } from '../../resume.ts';

/** Sections of a scholar's record whose lines are works, talks, events and offices. */
const listsOfNames: SectionKind[] = [
  'publications',
  'research',
  'teaching',
  'volunteering',
  'activities',
  'awards',
  'other',
];

/** The rows of a scholar's record that are lists of names, whose words may have capitals: "Value of Rope", "Harbor Committee". */
export const rowsOfNames = (resume: Resume): ReadonlySet<Row> =>
  new Set(resume.isAcademic ? sectionsOf(resume, ...listsOfNames).flatMap(({ rows }) => rows) : []);
