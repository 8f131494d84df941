import { campusSystem, examBoard, namesSchool } from '../../words/studies/schools.ts';

/** What says that a school belongs to another body. */
const belongs =
  /^(?:affiliated|affiliation|aff\.|under|recogni[sz]ed|approved|accredited|directorate|distance|correspondence)(?!\p{L})/iu;
const university = /(?<!\p{L})(?:universit(?:y|ies)|univ\.?|vish?wav?[ai]?v?idyala?ya)(?!\p{L})/iu;
/** A part of a university, which no name tells from those of others: "School of Law", "Faculty of Arts". */
const partOfOne = /(?<!\p{L})(?:school|faculty|department|dept\.?|division|cent(?:re|er)) (?:of|for)(?!\p{L})/iu;
const bodyLetters = /^(?:\p{Lu}\.?){3,6}$/u;

/**
 * Whether what follows a school begins with the university, the board or the directorate that it belongs to: "Elm College,
 * Hill University, Leeds".
 */
export function namesBody(school: string, behind: string): boolean {
  const [first = ''] = behind.split(/[,()]/);
  if (belongs.test(first)) return true;
  if (university.test(school.replace(/university college/i, '')) || partOfOne.test(school)) return false;
  const isUniversity = university.test(first) && !/universit(?:y|ies) (?:college|school)/i.test(first);
  const short = first.trim().replaceAll('.', '');
  if (bodyLetters.test(short) && isOwnShortForm(school, short)) return false;
  const isBoard = examBoard.test(first) && !namesSchool(first);
  return (
    isBoard || (isUniversity && !campusSystem.test(first.trim())) || (bodyLetters.test(short) && namesSchool(school))
  );
}

/** Whether letters stand for the name before them: "Elm Centre of Trade (ECT)". */
function isOwnShortForm(name: string, short: string): boolean {
  const all = name.toLowerCase();
  let at = 0;
  for (const letter of short.toLowerCase()) {
    const found = all.indexOf(letter, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}
