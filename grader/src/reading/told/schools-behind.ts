import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';

/** Where a degree and its school lie in a text. */
type Told = { degree: [number, number]; school: [number, number] };

const mostDegreeWords = 14;
/** What a study brought besides its degree: "Dean’s Honors List and member of …". */
export const honour = /\bdean\b|\bhonou?rs? (?:list|roll|societ)|\bscholarship|\bmember of\b/i;

/**
 * A school without a word for one behind its degree, by its letters or before its town; `end` is where the name of a
 * school ends that begins with the degree.
 */
export const schoolBehind = (text: string, from: number, end: number): Told | undefined =>
  lettersBehind(text, from, end) ?? nameBehind(text, from, end);

/** A school by its letters behind a degree with its subject: "Doctorate in Civil Engineering, HBU", "SSC - HSEB". */
function lettersBehind(text: string, from: number, end: number): Told | undefined {
  const match = /\s*[,–—-]\s*(?=\p{Lu}{3,8}(?: \p{Lu}{3,})?(?:, ?\p{Lu}\p{L}+)?$)/u.exec(text.slice(from, end));
  if (!match) return undefined;
  const head = text.slice(from, from + match.index);
  const start = from + match.index + match[0].length;
  const school = text.slice(start, end);
  const hasSubject = /\)$/.test(head) || (/\s(?:in|of)\s/.test(head) && /\p{Ll}/u.test(head));
  const isDegree = namesDegree(head) && (hasSubject || isPass.test(head)) && head.split(' ').length <= mostDegreeWords;
  const isSchool = !noLetters.test(school) && !namesDegree(school) && !isPlace(school.replace(/,.*/, ''));
  return isDegree && isSchool && !honour.test(head)
    ? { degree: [from, start - match[0].length], school: [start, end] }
    : undefined;
}

/** The bracket of a degree, a name and where it is: "(Trade), Elm Harbor Wharf, Leeds, Spain". */
const namedPlace = /(?<=\)),\s+(?=(\p{Lu}[\p{L}.’']+(?: \p{Lu}[\p{L}.’']+){1,4}), ([^,]+(?:, [^,]+)?)$)/u;

/** A school without a word for one, behind the bracket of a degree and before its town. */
function nameBehind(text: string, from: number, end: number): Told | undefined {
  const told = text.slice(from, end);
  const match = namedPlace.exec(told);
  if (!match) return undefined;
  const [lead, name = '', place = ''] = match;
  const start = from + match.index + lead.length;
  const isSchool = isPlace(place) && !isPlace(name) && !noLetters.test(name) && !namesDegree(name);
  return isSchool && namesDegree(told.slice(0, match.index)) && !honour.test(told.slice(0, match.index))
    ? { degree: [from, start - lead.length], school: [start, start + name.length] }
    : undefined;
}

/** What is passed at a school and has no subject. */
const isPass = /^(?:s\.?\s?s\.?\s?(?:l\.?\s?)?c|h\.?\s?s\.?\s?c|1[02] ?th|x(?:ii)?(?:th)?)\.?$/i;
/** Letters behind a degree that are no school. */
const noLetters =
  /^(?:c?gpa|sgpa|ogpa|first|second|third|class|division|distinction|honou?rs|part|year|full|regular|correspondence|pursuing|passed|pass|completed|maths?|bio|science|arts|commerce|pcm|pcb|pcmb|mpc|bipc)\b/i;
