import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Part } from '../../model/resume.ts';
import type { Piece } from '../rows/pieces.ts';
import { isName } from '../studies/subjects.ts';
import { isNoEmployer } from './no-employers.ts';

const legalForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|inc|llp|plc|gmbh|corp|pvt|co|company)(?!\p{L})/iu;
const mostNameWords = 6;

/**
 * The employer on a line of its own above a title and its department: "Norvale & Ruhl   2011 – 2014" above "Associate –
 * Advisory Services". Words that name a firm anywhere also name what is done in one.
 */
export function nameAboveDepartment(
  pieces: readonly Piece[],
  title: Part | undefined,
  organisation: Part | undefined,
): Piece | undefined {
  const [name, post, department, next] = pieces;
  if (!name || !post || post !== title || !department || department !== organisation) return undefined;
  const isBeside = department.row === post.row && name.row !== post.row && next?.row !== post.row;
  const isDepartment = post.titleScore >= 2 && isCommon(department.text) && !legalForm.test(department.text);
  return isBeside && isDepartment && mayName(name) ? name : undefined;
}

/** Whether a text names a department and no firm, where a line above names the firm: "Harbor Bank" above "Clerk – Trade & Commercial Finance". */
export const isDepartmentOf = ({ text, row }: Piece, employer: Piece): boolean =>
  (employer.row.page < row.page || employer.row.base < row.base - 1) && isCommon(text) && !legalForm.test(text);

/** Whether a text is made of ordinary words and letters that stand for some: "HR & Harbour Services". */
const isCommon = (text: string): boolean =>
  text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 4 || /\p{Ll}/u.test(word))
    .every((word) => isKnownWord(word.toLowerCase()));

const mayName = ({ text, titleScore }: Piece): boolean =>
  titleScore < 1 &&
  isName(text) &&
  !/\d/.test(text) &&
  text.split(' ').length <= mostNameWords &&
  !isNoEmployer(text, 'work');
