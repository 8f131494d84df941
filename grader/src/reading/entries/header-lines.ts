import type { Row } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';

/** A long line right below an employer that reads as a title: "Intern → Junior Engineer · Lyon, France". */
export function isSubtitle(row: Row, header: readonly Row[]): boolean {
  return header.length > 0 && row.words.length <= 14 && !/[.;]$/.test(row.text) && titleScoreOf(row.text) >= 1;
}

/** The school right below a degree, although its line ends like a sentence: "Elm College – affiliated to Hill Board." */
export function isSchoolLine({ text, words }: Row, header: readonly Row[]): boolean {
  const names = words.filter((word) => /^[\p{Lu}\d(–-]/u.test(word.text)).length;
  const [school = '', ...details] = text.split(/\s[•·|]\s/);
  if (
    details.length > 0 &&
    schoolCue.test(school) &&
    header.length === 1 &&
    header.some((row) => namesDegree(row.text))
  )
    return true;
  if (namesDegree(text) || /%|\d{4}/.test(text) || header.some((row) => schoolCue.test(row.text))) return false;
  return (
    header.some((row) => namesDegree(row.text)) &&
    words.length <= 14 &&
    names >= 0.6 * words.length &&
    schoolCue.test(text)
  );
}

/** The degrees right below a school, although their line is long: "B.S. in Physics, B.A. in Law, minor in Logic". */
export function isDegreeLine({ text, words }: Row, header: readonly Row[]): boolean {
  const [first, ...others] = header;
  const [degree = ''] = text.split(/[,;]/);
  return (
    first !== undefined &&
    others.length === 0 &&
    schoolCue.test(first.text) &&
    !namesDegree(first.text) &&
    namesDegree(degree) &&
    words.length <= 16 &&
    !/[.;]$/.test(text)
  );
}
