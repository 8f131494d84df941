import { isEnglish } from '../../model/language.ts';
import { experienceKinds, rowsAt } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { type Strength, strengthOf } from '../../model/strength.ts';
import { fieldsOf } from '../fields.ts';
import { boxesOf } from '../numbered.ts';
import type { PageBox } from '../report.ts';
import type { PlacedLine } from './read-sections.ts';

/** A line of an entry. Only lines that tell what somebody did in English have a strength. */
export type ReadLine = { text: string; isBullet: boolean; at: PageBox[]; strength: Strength | null };

export function readLinesOf(resume: Resume, lines: PlacedLine[]): ReadLine[] {
  const isMeasured = isEnglish(resume) && !resume.isAcademic;
  const skills = new Set(fieldsOf(resume).skills.map((skill) => skill.toLowerCase()));
  return lines.map(({ unit, isBullet, section }) => ({
    text: unit.text,
    isBullet,
    at: boxesOf(rowsAt(unit), resume),
    strength: isMeasured && experienceKinds.includes(section.kind) ? strengthOf(unit, skills) : null,
  }));
}
