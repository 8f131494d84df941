import { sectionsOf } from './questions.ts';
import type { Resume, SectionKind } from './resume.ts';
import { textOf } from './text/text.ts';
import { kindOfTitle } from './titles/kind-of-title.ts';

/** Fewer words that were not read are a name, a note in a margin or the second line of a header. */
const leastUnread = 30;

/** The words of rows that no part of a resume explains, which may tell the work; none where there are but a few. */
export function unreadWordsOf(resume: Resume): number {
  const studies = new Set(sectionsOf(resume, 'education').flatMap(({ rows }) => rows));
  const rows = resume.understanding.unread.filter((row) => !studies.has(row));
  const words = rows.reduce((sum, row) => sum + row.words.length, 0);
  return words < leastUnread ? 0 : words;
}

const workKinds: SectionKind[] = ['experience', 'research', 'teaching'];
/** A title has few words, and may stand beside the text of another column. */
const longestTitle = 4;

/** Whether a title of work stands on the page, whether or not its section was read. */
export function hasTitleOfWork(resume: Resume): boolean {
  if (sectionsOf(resume, ...workKinds).length > 0) return true;
  const parts = resume.rows.flatMap(({ segments }) => segments);
  return parts.some(({ words }) => words.length <= longestTitle && kindOfTitle(textOf(words)) === 'experience');
}
