import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Entry } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { placesAtEnd } from '../../words/places/known-places.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { campusSystem, examBoard, namesSchool, withoutLevels } from '../../words/studies/schools.ts';
import { arePlaces } from './addresses.ts';
import { namesBody } from './bodies-of-schools.ts';

/** What parts a school from its place: "Elm School, Leeds", "E.S.E.B (Leeds)", "Elm Board. Leeds", "E.T.I in Leeds". */
const parting =
  /\s*,?\s*\(\s*|\s*,\s*(?:[Aa]t\s+|[Ii]n\s+)?|(?<=\p{L}{3})\.\s+(?=\p{Lu}\p{L}{2})|\s*[-–—]\s+(?=\p{Lu})|\s+[-–—](?=\p{Lu})|\s+(?:[Aa]t|AT|[Ii]n|IN)\s+(?=\p{Lu})/gu;
/** What is told of a study behind the place of its school: "Elm Board, Leeds with first division". */
const remark = /\s+(?:with|in|securing|session|batch|from|during)(?:\s.*|\.*)$/iu;
/** A school by its letters: "B.S.E.B", "NIOS". */
const letters = /^\p{Lu}[.,]?(?:\s?\p{Lu}[.,]?|[-&]){1,9}$/u;
const spelled = /^(?:\p{Lu}[.,]\s?){2,8}\p{Lu}?\.?(?=\s)/u;
/** The same without full stops, which may be a word as well: "ESEB". */
const initials = /^\p{Lu}{3,7}(?:&\p{Lu}{1,3})?(?=\s)/u;
/** A school up to the last word that makes it one: "Elm Polytechnic" in "Elm Polytechnic Leeds". */
const named =
  /^[^\s,(][^,(]*\s(?:university|coll[ea]ge|school|institute|polytechni[ck]|academy|vidh?yala?ya|h\.?\s?s\.?\s?s\.?|i\.?t\.?i\.?)(?=\s)/iu;
/** Institutes with a house in several towns, of which each is one by itself: "IIT, Leeds". */
const institute =
  /^(?:I{0,2}[IN]IT|IIMS?|IISER|IHM|NIFT|BITS|AIIMS|TU|ETH|FU|INSA|ENS|ESC|HEC|UC|CUNY|KU|UT|[FT]H|HAW|HTWG?|RWTH|IES)$/iu;
/** Parts of an address behind a comma, and what looks as one in a name: "School of Ropes, Sails, and Knots". */
const address = /^[^,]*\p{L}[^,]*,\s*(?=[^,]*\p{L})/u;
const listsSubjects = /^[^,]+,\s*(?:and|&)\s+\p{Lu}/u;
/** Words of the names of schools that many of them have. */
const kinds =
  /^(?:the|an?|and|&|government|govt|gov|national|indian|international|state|central|regional|public|private|american|british|university|college|school|institute|academy|polytechnic|faculty|department|technical|industrial|training|engineering|medical|dental|business|law|arts?|science|commerce|higher|senior|junior|hr|sr|sec|high|secondary|primary|middle|boys|girls|women|model|degree|imperial|trinity|(?:king|queen)['’]?s)$/iu;
/** More words of kinds, which only a town without any sign belongs to: "H.S.S Leeds", "City College Leeds". */
const moreKinds = /(?<![\p{L}.])(?:h\W?s\W?s|i\W?t\W?[ic]|city|sixth form|inter)(?!\p{L})/giu;

/** A study whose school is its name alone: the town behind it is its place, and the university or board that it belongs to is no part of it. */
export function withPlaceOfSchool(entry: Entry): Entry {
  const { organisation } = entry;
  const at = organisation ? textOf(organisation.words).indexOf(organisation.text) : -1;
  const found = organisation && at >= 0 ? partsOf(organisation.text) : undefined;
  if (!organisation || !found) return entry;
  const part = ([start, end]: Range) => ({
    text: organisation.text.slice(start, end),
    words: cutBetween(organisation.words, at + start, at + end),
  });
  const location = entry.location ?? (found.place && part(found.place));
  return { ...entry, organisation: part([0, found.end]), ...(location ? { location } : {}) };
}

type Range = [number, number];

function partsOf(text: string): { end: number; place?: Range } | undefined {
  const glued = placeGlued(text);
  if (glued) return glued;
  for (const { index, 0: joint } of allMatches(parting, text)) {
    const start = index + joint.length;
    const [head, tail] = [text.slice(0, index), withoutRemark(text.slice(start), joint)];
    if (index < 2 || (head.match(/\(/g) ?? []).length !== (head.match(/\)/g) ?? []).length) continue;
    const isNamed = namesSchool(head) || examBoard.test(head) || letters.test(head);
    if (isCampus(head, joint, tail) || (!isNamed && (namesDegree(head) || arePlaces(head, true)))) continue;
    const isBracket = !joint.includes('(') || !/\)\s*\p{L}/u.test(tail);
    if (isBracket && arePlaces(tail, !isNamed)) return { end: index, place: rangeOf(start, tail) };
    if (isNamed && !joint.startsWith('.') && namesBody(head, tail))
      return { ...placeBehind(text, start), ...(partsOf(head) ?? { end: index }) };
  }
  return addressBehind(text);
}

/** A school before an address that is not understood, of two parts or more: "Elm School, Mill Yard opposite the bank, Leeds". */
function addressBehind(text: string): { end: number; place?: Range } | undefined {
  const end = text.indexOf(',');
  const [head, tail] = [text.slice(0, end), text.slice(end + 1)];
  const isSchool = end > 0 && namesSchool(head) && !namesSchool(tail) && !campusSystem.test(head) && /\s/.test(head);
  const isAddress = address.test(tail) && !listsSubjects.test(tail) && !/\([^)]*$/.test(head);
  return isSchool && isAddress ? { end, ...placeBehind(text, end) } : undefined;
}

/** What follows a school without what is told of the study behind the place. */
function withoutRemark(tail: string, joint: string): string {
  const place = tail.replace(remark, '');
  return joint.includes('(') ? place : place.replace(/\s*\([^()]*$/u, '');
}

/** The place at the end of what follows a school. */
function placeBehind(text: string, from: number): { place?: Range } {
  const starts = allMatches(/[,()][\s,(]*/gu, text.slice(from)).map(
    ({ index, 0: joint }) => from + index + joint.length,
  );
  const last = starts.find((at) => arePlaces(text.slice(at), false));
  return last === undefined ? {} : { place: rangeOf(last, text.slice(last)) };
}

/** Where a place begins and ends, without the signs behind it and the end of a bracket that was opened before it. */
function rangeOf(start: number, tail: string): Range {
  const own = tail.replace(/[\s.,;]+$/u, '');
  const isWhole = (own.match(/\(/g) ?? []).length >= (own.match(/\)/g) ?? []).length;
  return [start, start + (isWhole ? own : own.replace(/[\s.,)]+$/u, '')).length];
}

/** The town right behind a school: "Elm Board Leeds", "E.S.E.B Leeds (Yorkshire)", "Elm Polytechnic Leeds". */
function placeGlued(text: string): { end: number; place: Range } | undefined {
  const [body = ''] = spelled.exec(text) ?? /^.*?(?<!\p{L})board\b\.?/iu.exec(text) ?? [];
  const [short = ''] = initials.exec(text) ?? [];
  const [school = ''] = named.exec(text) ?? [];
  const isOne = !isCampus(school.replace(moreKinds, 'school'), ' ', '') && !ofRegion(school);
  const isPlaced = !isKnownWord(short.toLowerCase()) && placesAtEnd(text.slice(short.length + 1))?.start === 0;
  return (
    (letters.test(body) || examBoard.test(body) ? placeAfter(text, body) : undefined) ??
    (isPlaced ? placeAfter(text, short) : undefined) ??
    (isOne && !namesDegree(withoutLevels(school)) ? placeAfter(text, school) : undefined)
  );
}

/** What follows the name of a school, if that is nothing but a place. */
function placeAfter(text: string, name: string): { end: number; place: Range } | undefined {
  const lead = /^[\s,.]+/u.exec(text.slice(name.length))?.[0].length ?? 0;
  const start = name.length + lead;
  const tail = text.slice(start).replace(remark, '');
  const isName = (name.match(/\p{L}/gu) ?? []).length > 2 && lead > 0 && !institute.test(name.replaceAll('.', ''));
  const isPlaced = isName && /^(?![Oo][Ff]\s)\p{Lu}/u.test(tail) && arePlaces(tail, false);
  return isPlaced ? { end: name.replace(/,$/, '').length, place: rangeOf(start, tail) } : undefined;
}

/** Whether a school is called after a region, and the town behind it may tell which one: "Yorkshire University Leeds". */
const ofRegion = (name: string) => isPlace(name.replace(/\s\S+$/u, ''));

/** Whether a town belongs to the name before it: "University of California, Berkeley", "College of Arts, Leeds". */
function isCampus(head: string, joint: string, tail: string): boolean {
  if (institute.test(head.replaceAll('.', '')) || campusSystem.test(head)) return true;
  if (/^\s+at/i.test(joint) && /universit\p{L}+ of (?:\p{L}+ ?){1,3}$/iu.test(head)) return true;
  const words = head.split(/[\s.,]+/u).filter(Boolean);
  const of = words.findIndex((word) => /^(?:of|for)$/i.test(word));
  const [own, subject] = of < 0 ? [words, []] : [words.slice(0, of), words.slice(of + 1)];
  if (letters.test(head) || (of >= 0 && /universit/i.test(own.at(-1) ?? ''))) return false;
  // "Government School" is whole before an address.
  if (of < 0 && tail.includes(',')) return false;
  const isOrdinary = (word: string) => !/^\p{L}/u.test(word) || (isKnownWord(word.toLowerCase()) && !isPlace(word));
  return own.every((word) => kinds.test(word)) && subject.every(isOrdinary);
}
