import type { Bullet, DateSpan, Part } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { datesIn } from '../../model/text/dates.ts';
import { cutBetween, cutWord, textOf } from '../../model/text/text.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import {
  examBoard,
  isStateOfSchool,
  namesCourse,
  namesSchool,
  schoolCue,
  withoutLevels,
} from '../../words/studies/schools.ts';
import { withoutMark } from '../entries/whole-names.ts';
import { leavesBracketOpen } from '../entries/wrapped-headers.ts';
import { partOfWords } from '../rows/pieces.ts';
import { tellsBesides } from '../studies/distinctions.ts';
import { courseIn } from './course-lines.ts';
import { honour, schoolBehind } from './schools-behind.ts';

/** A study that a line tells. */
type ToldStudy = { title: Part; organisation?: Part; date?: DateSpan };

const number =
  /^(?:(?!\+ ?2)\W)*(?:(?:(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)\p{Ll}*[.,]?\s+)?(?:19|20)\d\d(?:\s*[-–—]\s*(?:(?:19|20)\d\d|\d\d(?!\d)))?\s*[-–—:,]?\s+)?(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)?(?:(?:[Ii]\s+)?(?:[Hh]ave\s+|[Hh]ad\s+)?(?:[Ss]uccessfully\s+)?(?:[Cc]ompleted|[Pp]assed|[Dd]one|[Pp]ursued|[Oo]btained|[Aa]chieved|[Aa]cquired|[Uu]ndergone|[Aa]ttended)\s+(?:my\s+|the\s+)?)?/u;
/** What stands between a degree and its school, and what ends the school. */
const connector =
  /\s*,?\s+(?:(?:was\s+)?(?:passed|completed|done|pursued|obtained|pass|complete)\s+)?(?:out\s+)?(?:from|form|at|under|through|an der|bei|chez|presso|bij)\s+(?:the\s+)?|\s+from(?=\p{L})|(?<=\p{L}{3})\.\s?from\s+|(?<=[)\]])\.?from\s+|,from\s+|\s*[,–—|:-]\s+|\s+-\s*|,/giu;
/** A year between a degree and its school: "B.Com (Honours), 2013; Elm College", "[2014] in Hill Polytechnic". */
const yearBetween =
  /\s*[,;([–-]*\s*(?:(?:in|batch)\s+(?:the\s+)?(?:year\s+)?)?(?<!\d)(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|\d\d(?!\d)))?\s*[)\]]?\s*[,;:–|-]*\s*(?:batch\s+)?(?:(?:from|in|at|through)\s+(?:the\s+)?)?(?=\p{L})(?!(?:from|in|at|through|with|by|batch|and)\b)/giu;
const schoolEnd =
  /\s*[,(–-]*\s*(?:(?:certificate )?attested|affiliated|awarded|recognized|recognised)\b|\s+under\s+(?:the\s+)?(?=\p{Lu})|\s*,?\s*\(?\bpass(?:ed|ing)?[ -]?out\b|\s*[,:]?\s*\b(?:obtained|attained)\b|\s*,?\s*\b(?:in|during|for)\s+(?:the\s+)?(?:academic\s+(?:year|session)|session|period|batch)\b|\s*,?\s*\(?\b(?!of\s+(?!the\s|year\s|pass|completion|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}+[ ,(-]+(?:19|20)\d\d)(?:in|on|during|with|securing|secured|having|scored|scoring|by|year|passed|completed|of|from)\s+(?:the\s+)?(?:(?:year\s+)?(?:(?:\w+|\w{3,4}\.)[ ,-]+)?(?:19|20)\d\d|\d+|an?|first|second|third|1st|2nd|distinction|grade|cgpa|percentage|aggregate|marks|year)\b|\s*,?\s*[([]?\s*(?:(?<!\p{L})(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|tember|ober)?[.,’' -]*)?(?<!\d)(?:19|20)\d\d|\s*[,(-]?\s*\d+(?:\.\d+)?\s?%|\.\s*$|\s*,?\s*(?:first|second|third|1st|2nd)\s+(?:class|division)|\s*[,(]\s*(?:cgpa|gpa|percentage|marks)|\s+[-–—]\s+\d|\s+[·•|]\s|\s+batch\b/iu;
/** Schools in letters that slipped: "Elm Collage", "Hill Univercity". Only behind a degree, where nothing else is meant. */
const slippedSchool = /(?<!\p{L})(?:coll?[ae]d?ge|univ\p{L}{3,6}t[iy]|instit?[iu]?t?[ue]?d?e|shool|scholl)(?!\p{L})/iu;
/** A degree in letters that nobody has listed: "DME from Elm Polytechnic". */
const letters = /^(?:\p{Lu}\.?){2,6}$/u;
/** "B.Com : Completed B.Com from Elm College": the degree once more before its school. */
const toldAgain =
  /^(?:successfully )?(?:completed|passed|done|pursued|obtained) (?:\S+ ){1,5}?(?:from|at) (?:the )?(?=\p{Lu})/iu;
/** The letters of a name before it: "from (NCR) National Council of Ropes". */
const itsLetters = /^\(\p{Lu}+\)\s+(?=\p{Lu})/u;
/** A school in small letters, which a "from" behind a degree leads to: "elm college of trade", "ignou". */
const smallName =
  /^(?!(?:home|abroad|correspondence|regular|distance|private|same|last|year|my|a|an|all|which|where|and|with|in|on)\b)\p{L}[^\d%:;]+$/iu;
const mostDegreeWords = 14;
const mostSchoolWords = 16;

/** The study that a line tells: "B.Com from City College, Lucknow in 2011 with 62%", "10th, U.P. Board, 2006". */
export function studyToldIn(unit: Pick<Bullet, 'words'>): ToldStudy | undefined {
  const text = textOf(unit.words);
  const from = number.exec(text)?.[0].length ?? 0;
  if (tellsBesides(text.slice(from))) return undefined;
  const dates = yearsIn(unit.words);
  const cuts = cutsOf(text, from).filter((cut) => cut !== undefined);
  const [first] = cuts;
  // Behind "Bachelor of Arts – Fine Print from Elm College" the dash leads to the subject.
  const isSubject = first?.school && !first.isFrom && /\sfrom\s/i.test(text.slice(...first.school));
  const told =
    (isSubject ? cuts.find(({ isFrom }) => isFrom) : undefined) ??
    cuts.find((cut) => isBehindSubject(text, first, cut)) ??
    first ??
    besideDegree(text, from) ??
    behindSchool(text, from) ??
    schoolBehind(text, from, endOfSchool(text, from)) ??
    degreeAlone(text, from) ??
    courseIn(text, from, { isDated: dates.length > 0, end: (at) => endOfSchool(text, at) });
  if (!told) return undefined;
  const words = (range: [number, number]) => cutBetween(unit.words, ...range);
  const date = dates.find(({ isRange }) => isRange) ?? dates.at(-1);
  return {
    title: withoutMark(partOfWords(words(told.degree))),
    ...(told.school ? { organisation: partOfWords(words(told.school)) } : {}),
    ...(date ? { date } : {}),
  };
}

/** Whether a school stands behind the subject that a colon leads to: "Diploma: Ropes, Elm College". */
function isBehindSubject(text: string, first: Told | undefined, { degree, school }: Told): boolean {
  const subject = text.slice(first?.degree[1], degree[1]);
  const isSubject = /^\s?:\s(?!completed|passed|done|pursued)/i.test(subject) && !namesSchool(subject);
  return school !== undefined && isSubject && namesSchool(text.slice(...school));
}

type Told = { degree: [number, number]; school?: [number, number]; isFrom?: boolean };

function cutsOf(text: string, from: number): (Told | undefined)[] {
  return [...allMatches(connector, text), ...allMatches(yearBetween, text)].map((match): Told | undefined => {
    if (match.index <= from || leavesBracketOpen({ text: text.slice(from, match.index) })) return undefined;
    const head = text.slice(from, match.index).replace(/[\s,:–-]+(?:passed|completed|achieved|graduated)$/i, '');
    const behind = match.index + match[0].length;
    const lead = toldAgain.exec(text.slice(behind)) ?? itsLetters.exec(text.slice(behind));
    const start = behind + (lead?.[0].length ?? 0);
    const rest = text.slice(start);
    const end = start + (schoolEnd.exec(rest)?.index ?? rest.length);
    const school = text.slice(start, end);
    const isSure = schoolCue.test(school);
    const named = isSure || examBoard.test(school) || (/^\p{Lu}/u.test(school) && slippedSchool.test(school));
    const isFrom = /\b(?:from|form|at)\b/i.test(match[0]);
    const said = isFrom && (/^["“‘']?\p{Lu}/u.test(school) || (smallName.test(school) && namesDegree(head)));
    const degree = head.slice(0, cleanEnd(head));
    // "High School" is what was passed, "SSLC Elm High School" is where.
    const isSchool = namesSchool(head.replace(/^(?:\S+ )?high school\b/i, ''));
    const passed = /\bpass(?:ed)?\b/i.exec(match[0])?.[0] ?? '';
    const heads = [degree, degree.replace(/\.$/, ''), text.slice(from, match.index), `${degree} ${passed}`];
    const isListed = heads.some(namesDegree) || (isFrom && namesCourse.test(degree));
    const isDegree = isListed || (isFrom && isSure && letters.test(degree));
    // "Graduation – Bachelor of Arts, Elm University": what follows the level is the degree itself.
    const isLevel = opensWithDegree(school);
    const fits =
      isDegree && !isLevel && !honour.test(degree) && !isSchool && degree.split(' ').length <= mostDegreeWords;
    return fits && (named || said) && school.split(' ').length <= mostSchoolWords && school.length > 2
      ? { degree: [from, from + cleanEnd(head)], school: [start, end], isFrom }
      : undefined;
  });
}

/** Whether a text begins with a degree: "Bachelor of Arts", "M.Sc Physics", but not "B.S.E.B" or "Master Academy". */
const opensWithDegree = (text: string) => opening.test(text) && !namesSchool(text.split(' ').slice(0, 3).join(' '));
const opening =
  /^(?:(?:bachelor|master)(?:['’]?s)?(?: degree)? (?:of|in)|doctor of|diploma in|[bm]\.?[bcf]\.?a|[bm]\.? ?(?:a|e|eng|sc|tech|com|ed|arch|pharm|phil)|[bm]\.?s(?=\.?(?: in |,))|ph\.? ?d|1[02] ?th)(?![\p{L}]|\.\p{L})/iu;

/** What parts a school from the degree behind it. */
const behindName = /\s+[–—-]\s+|\s*\|\s*|:\s+|,\s+(?=\p{Lu})/gu;

/**
 * A school and behind its dash, colon or comma what was studied there: "Elm University, Leeds – Bachelor of Laws, batch
 * 2004-2007".
 */
function behindSchool(text: string, from: number): Told | undefined {
  for (const match of allMatches(behindName, text.slice(from))) {
    const at = from + match.index;
    const start = at + match[0].length;
    const [school, rest] = [text.slice(from, at), text.slice(start)];
    const degree = rest.slice(0, cleanEnd(rest.replace(/\s*,?\s*\(?\bbatch\b.*$|\.\s+\(.*$/i, '')));
    const [opening = ''] = /^(?:\S+ ?){1,3}/.exec(degree) ?? [];
    const isSchool = namesSchool(school) && !namesDegree(school) && school.split(' ').length <= mostSchoolWords;
    // Behind a comma only what opens with a degree is none of the address.
    const isDegree = match[0].startsWith(',')
      ? opensWithDegree(degree) && !isStateOfSchool(school, degree)
      : namesDegree(opening);
    if (isSchool && isDegree && degree.split(' ').length <= mostDegreeWords)
      return { degree: [start, start + degree.length], school: [from, at] };
  }
  return undefined;
}

/** What a degree has before an "in" that leads to its school: its subject, or it is one of a school. */
const isWhole =
  /\)$|\s(?:in|of)\s|\S-\S|\b(?:certificat(?:e|ion)|examination|engineering|technology|sciences?|commerce)$|^(?:s\.?\s?s\.?\s?l?\.?c|h\.?s\.?c|plus|class|\d)/i;
/** A short degree right before its school, with its number or at least three letters: "12th", "SSC", "M.Sc". */
const shortDegree =
  /^(?:[Hh]igh [Ss]chool|(?:\d+ ?\+ ?2|\d\d ?-?[tT][hH])(?: pass(?:ed)?)?|(?!.* \p{Ll}+$)(?:\P{L}*\p{L}){3,}\P{L}*)$/u;
const shortDegreeWords = 2;
/** The level in the name of a school, which is a degree elsewhere: "Elm Higher Secondary School". */
const ofSchool =
  /(?<=\p{L} )(?<!(?:higher|senior) )(?:higher |senior )?secondary(?= school(?! (?:certificate|examination|exam|leaving|education)))/iu;
/** What no name of a school begins with. */
const noName =
  /^(?:of|in|for|and|schools?|boards?|class|coll(?:ege)?|inter|institute|university(?! college)|pass|(?:(?:higher|senior|hr\.?|sr\.?) )?sec(?:ondary|\.)(?!\s+(?:\p{L}+\s+)?board\b))(?!\p{L})/iu;

/** The bracket that ends a line, but for a mark: "(at Elm College, Leeds, in 2014) - 71%". */
const bracketAtEnd = /\s*\(\s*(?:(?:at|from)\s+(?:the\s+)?)?(?=[^()]*\)(?:[\s.:–-]*\d[\d.]*\s?%?)?[\s.]*$)/i;
/** Where a school begins right behind the bracket of a degree, or its board right behind a certificate. */
const behindSubject =
  /(?<=\)) (?=\p{Lu})(?!\p{Lu}\p{Ll}+ed\b)|(?<=\b(?:certificate|examination|leaving) )(?=board of \p{Lu})/giu;

/**
 * A school behind its degree in brackets, behind an "in", or right behind a short degree: "Diploma in Trade (Elm
 * Institute)", "B.E (Civil) in Hill Polytechnic", "12th Hill State Board".
 */
function besideDegree(text: string, from: number): Told | undefined {
  const end = endOfSchool(text, from);
  const endIn = (match: RegExpExecArray) => endOfSchool(text, from + match.index + match[0].length);
  const inBrackets = bracketAtEnd.exec(text.slice(from));
  const gaps = allMatches(/ (?![^()]*\))/g, text.slice(from, end)).slice(0, shortDegreeWords);
  const cuts = [
    ...allMatches(/ in (?=\p{Lu})/gu, text.slice(from)).map((match) => ({
      match,
      to: endIn(match),
      ends: isWhole,
    })),
    ...(inBrackets ? [{ match: inBrackets, to: Math.min(text.lastIndexOf(')'), endIn(inBrackets)), ends: /./ }] : []),
    ...allMatches(behindSubject, text.slice(from)).map((match) => ({ match, to: endIn(match), ends: /./ })),
    ...gaps.map((match) => ({ match, to: end, ends: shortDegree })),
  ];
  for (const { match, to, ends } of cuts) {
    const at = from + match.index;
    const head = text.slice(from, at).replace(yearTail, '');
    const school = text.slice(at + match[0].length, to);
    const isBoard = /^(?:\p{L}+ ){0,3}board of\b/iu.test(school);
    const isSchool =
      !noName.test(school) &&
      (namesSchool(school) || examBoard.test(school)) &&
      !namesDegree(withoutLevels(school).replace(ofSchool, ''));
    const named = /^\p{Lu}/u.test(school) && (isBoard || isSchool);
    const isLong = school.split(' ').length > mostSchoolWords || /\bfrom\b/i.test(school);
    if (named && !isLong && ends.test(head) && namesDegree(head) && !namesSchool(head) && !honour.test(head))
      return { degree: [from, from + cleanEnd(head)], school: [at + match[0].length, to] };
  }
  return undefined;
}

/** Where the name of a school ends that begins at a place of a text. */
export const endOfSchool = (text: string, at: number) =>
  at + (schoolEnd.exec(text.slice(at))?.index ?? text.length - at);

/** A mark or a year behind a degree: "with 66 % aggregate", "[2014] with aggregate of 63". */
const mark =
  /\s*,?\s*(?:[([]\s*(?:19|20)\d\d[^)\]]*[)\]]\s*)?(?:\b(?:with|securing|having|scored?|by)\s+(?:an?\s+)?(?:(?:aggregate|percentage|average|cgpa|marks)\s+(?:of|0f)?\s*)?[[(]?\d[^,]*|[([]\s*(?:(?:19|20)\d\d|\d[\d.]*\s?%)[^)\]]*[)\]])\s*$/i;

/** A year at the end of what a degree is named with: "Diploma in Trade (June 2009)", "M.Tech – 2012-14". */
const yearTail =
  /[\s,–|([-]+(?:batch\s+)?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*[.,’' ]*)?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|\d\d))?\s*[)\]]?\.?$/iu;

/** How far the degree itself goes: "Intermediate passed in 2005 with 64 %" is an intermediate. */
const cleanEnd = (head: string) =>
  head
    .replace(
      /\s*,?\s*\(?\b(?:(?:passed|passing|completed|done)\s+(?:out\s+)?(?:in\s+)?(?:the\s+)?(?:year\s+)?(?:\p{L}+[ ,-]+)?|(?:in|during)\s+(?:the\s+)?(?:year\s+)?(?:\p{L}+\s)?)(?:19|20)\d\d\b.*$/iu,
      '',
    )
    .replace(mark, '')
    .replace(yearTail, '')
    .replace(/\s*\(?\b(?:passed|completed|pass|was|in)$|[\s,:–-]+$/i, '').length;

/** Programs, in whose names "MS" is no degree: "MS Office". */
const program = /(?<!\p{L})M\.?S\.?[- ]?(?:office|word|excel|power|paint|access|outlook|project|windows|sql|dos)/giu;
const mostAloneWords = 9;
/** Among so many words at the beginning a degree stands. */
const openingWords = 6;

/** What is told of a degree behind it in the same line: "B.A., Trade with honors thesis on shops and tolls". */
const besides = /\s+with\s+(?!an? (?:minor|major|specialization)|minor|major)/i;
const mostBesides = 24;
const mostLineWords = 14;

/** A short line that begins with a degree: "10th in 2006 with 55%"; a longer one where the degree ends before a "with". */
function degreeAlone(text: string, from: number): Told | undefined {
  const length = text.split(' ').length;
  const behind = opensWithDegree(text.slice(from)) && length > mostAloneWords ? text.slice(from).search(besides) : -1;
  if (length > (behind < 0 ? mostLineWords : mostBesides) || /^from\s/i.test(text.slice(from))) return undefined;
  const end = Math.min(endOfSchool(text, from), behind < 0 ? text.length : from + behind);
  const words = text.slice(from, end).replaceAll(program, '').split(' ');
  const opens = namesDegree(words.slice(0, openingWords).join(' '));
  return opens && words.length <= mostAloneWords ? { degree: [from, end] } : undefined;
}

/** The dates of a line, years inside the sentence too: "in 2011". */
export function yearsIn(words: Bullet['words']): DateSpan[] {
  const whole = datesIn(words);
  if (whole.length > 0) return whole;
  return words.flatMap((word) => {
    const year = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/.exec(word.text);
    return year ? datesIn([cutWord(word, year.index, year.index + 4)]) : [];
  });
}
