import type { ReadLine } from '@redmark/rubric';
import { isEnglish } from '../../model/language/is-english.ts';
import { strengthOf } from '../../model/language/strength.ts';
import { experienceKinds, rowRects } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import { boxesOf } from '../boxes.ts';
import { fieldsOf } from '../fields.ts';
import type { EntryLine } from './read-sections.ts';

/** The lines of entries with their boxes and, where they have one, their strength. */
export function readLinesOf(resume: Resume, lines: EntryLine[]): ReadLine[] {
  const isMeasured = isEnglish(resume) && !resume.isAcademic;
  const skills = new Set(fieldsOf(resume).skills.map((skill) => skill.toLowerCase()));
  return lines.map(({ unit, isBullet, section }) => ({
    text: unit.text,
    isBullet,
    at: boxesOf(rowRects(unit), resume),
    strength: isMeasured && experienceKinds.includes(section.kind) ? strengthOf(unit, skills) : null,
  }));
}
