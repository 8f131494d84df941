import type { Entry } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { partNamed } from '../rows/part-named.ts';

/** The posts of those who teach courses. */
const post =
  '(?:(?:senior|head|lead|guest|visiting|adjunct|graduate|undergraduate|student|sessional|invited)\\s)*(?:teaching (?:assistant|associate|fellow)|(?:course |co-?)?(?:instructor|lecturer)(?: of record)?|(?:course )?tutor|section leader|professor|grader)(?: \\(\\p{Lu}{2,4}\\))?';
const courseBehind = new RegExp(`^(?<held>${post})(?:,\\s+|:\\s+|\\s[–—-]\\s)(?<course>.+)$`, 'iu');
const courseBefore = new RegExp(`^(?<course>.+?)(?:,|\\s[–—-])\\s+(?<held>${post})$`, 'iu');

/** A job whose title is the post alone, without the course that somebody taught: "Weaving Theory II, Teaching Assistant". */
export function withPostOfCourse(entry: Entry): Entry {
  const text = entry.title?.text ?? '';
  const { held = '', course = '' } = (courseBehind.exec(text) ?? courseBefore.exec(text))?.groups ?? {};
  const isCourse = course !== '' && titleScoreOf(course) < 2 && organisationScoreOf(course) < 1;
  const title = entry.title && isCourse ? partNamed(entry.title, held) : undefined;
  return title ? { ...entry, title } : entry;
}
