import type { Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';
import { endWithBracket } from '../employers/names-in-brackets.ts';
import { courseNumber } from '../employers/no-employers.ts';
import { isTown } from '../employers/towns.ts';
import { partOfWords } from '../rows/pieces.ts';
import { leavesBracketOpen } from './wrapped-headers.ts';

/**
 * What is told of a degree and is no part of its name: "with the aggregate of 79 %", "(69%)", "with 1st class". Behind "with
 * first class in" the subject follows.
 */
const markOfDegree =
  /[\s,;:–-]*\(?\b(?!with (?:(?:first|second|1st|2nd) (?:class|division)|distinction|merit|hono?u?rs)\)? in (?!the\b|year\b)[a-z]{2,}(?! ?\d))(?:(?:with|securing|secured|scored?|having|obtained)\s+(?:an?\s+|the\s+)?(?:aggregate|percentage|cgpa|gpa|marks?|overall|grade|\d+|first|1st|second|2nd|distinction)\b.*|(?:aggregate|percentage|cgpa)\b.*)$|[\s,;:–-]*\(?\s*\d{2}(?:\.\d+)?\s?%\s*\)?$/i;

/** What says that a degree goes on. */
const goesOn = /^(?:pursuing|candidate for(?: an?)?)\s+(?=\p{L})/iu;

/** What says before a degree, or behind it, how far it is: "Recently completed B.Ed", "B.Com Passing", "HSC with pass class". */
const stateBefore =
  /^(?:(?:recently|currently|presently|successfully|now)\s+)?(?:(?:completed?|completing|passed|pursued|p[eu]rsu?ing|(?:done|did)(?: (?:my|the))?|working (?:on|towards?)|appearing(?: (?:in|for))?|enrolled (?:for|in))|appeared (?:in|for) (?:the )?final (?:year|exam(?:ination)?s?) of)\s+(?:(?:the|my|an?|(?:one|two|three|four) years?)\s+)?(?=\p{L}|1[02]|\+)/iu;
const stateBehind =
  /[\s,;:–-]*\(?\b(?:(?:(?:in )?(?:19|20)\d\d )?pass(?:ed|es|ing)(?:[- ]out)?(?: (?:in(?: the)?|year|in(?: the)? year))?|(?<!\()pass|completed?|appear(?:ed|ing)|p[eu]rsu?ing|obtained|achieved|studied|year of passing|with pass class|(?:first|second|third|1st|2nd|3rd) class with hono?u?rs)\W*$/iu;

/** A level before the degree itself: "Graduation – Bachelor of Arts", "Post Graduation : M.Com". */
const level =
  /^(?:(?:post|under)?[- ]?graduat(?:ion|e)|(?:bachelors?|masters?|doctorate) level|tertiary|college)\s*[:–—-]+\s*(?=\p{L})|^(?:intermediate|high school|(?:higher |senior )?secondary|matriculation)\s*:\s*(?=\S)/iu;

/** So many letters before a degree say that it goes on or what level it has. */
function lettersBefore(text: string): number {
  const before = goesOn.exec(text) ?? level.exec(text) ?? stateBefore.exec(text);
  if (!before || (!goesOn.test(text) && !namesDegree(text.slice(before[0].length)))) return 0;
  return before[0].length;
}

/** A degree without its mark, and without what says that it goes on: "Pursuing B.Ed", "Candidate for MBA". */
export function withoutMark(degree: Part): Part {
  const whole = textOf(degree.words);
  const start = lettersBefore(whole);
  const words = start > 0 ? cutBetween(degree.words, start, whole.length) : degree.words;
  const text = textOf(words);
  const degreeAlone = text.replace(markOfDegree, '');
  const bare = degreeAlone.replace(stateBehind, '');
  const name = namesDegree(bare) ? bare : degreeAlone;
  if (name === '' || (name === text && start === 0)) return degree;
  return { text: name, words: words.slice(0, name.split(' ').length) };
}

/** What a school belongs to, which is no part of its name: "Elm Institute from Hill University", "… under Ministry of Power". */
const belonging =
  /[\s,(–-]+(?:from|under|degree in|(?:obtained|attained|scored|secured|passed with)|(?:recogni[sz]ed|approved|accredited) by|affiliat\p{L}* (?:to|with|by)|aff\.? (?:to|by))\s.*$/iu;
/** What leads to a school in a sentence without a verb, or with one: "From Elm College", "Passed in Hill Board". */
const leadsToSchool = /^(?:passed\s+)?(?:out\s+)?(?:from|in|at)\s+(?:the\s+)?(?=\p{L})|^passed\s+(?=\p{L})/iu;
/** How a study ended, behind its school: "Hill Board securing first division", "Elm College (pursuing)". */
const endOfStudy =
  /[\s,;:(–-]+(?:(?:securing|secured|scoring|obtaining)\s.*|with\s+(?:an?\s+|the\s+)?(?:c?gpa|aggregate|percentage|\d).*|(?:passed|completed?|p[eu]rsuing|appear(?:ed|ing)|approved)\W*|p[eu]rsuing\b.*)$/iu;

/** The name of a school without what it belongs to: "Elm Institute from Hill University" is Elm Institute. */
export function nameOfSchool(school: Part): Part {
  const text = textOf(school.words);
  const from = leadsToSchool.exec(text)?.[0].length ?? 0;
  const name = text.slice(from).replace(belonging, '').replace(endOfStudy, '');
  const isName = (namesSchool(name) || examBoard.test(name)) && name.split(' ').length > 1;
  if (name.length === text.length || !isName || leavesBracketOpen({ text: name })) return school;
  return partOfWords(cutBetween(school.words, from, from + name.length));
}

/** Words of an address behind the name of an employer. */
const street =
  /(?<!\p{L})(?:near|opp\.?|opposite|road|rd|street|st|avenue|lane|nagar|market|floor|plot|sector|phase|building|tower|complex|district|dist\.?|p\.?o\.?|behind)(?!\p{L})|\d/iu;

/** A town and what is remarked about the employer there: "Rowan & Birch, Leeds (Corporate team)". */
const inTown = /^([^,()]+),\s*([^,()]+?)\s*\([^()]+\)$/u;
/** A town with the code of its post: " Leeds-40", " Leeds – 417 263". */
const townWithCode = /^\s*\p{Lu}[\p{L}. ]{2,30}?\s?[-–]\s?(?:\d{2}|\d{3}\s?\d{3})\W*$/u;
const endsAsStreet =
  /(?<!\p{L})(?:road|rd\.?|street|avenue|lane|nagar|market|complex|tower|building|branch)(?:\s\d{1,3})?\W*$/iu;

/** A department before the firm that it is part of: "Advisory Department, Harbor & Ruhl". */
const ofFirm = /^(?:\p{Lu}[\p{L}&]*\s+){1,4}(?:department|dept\.?|division),\s+(?=\p{Lu})/iu;

/** What stands in brackets behind a name: "Harbor Works (a maker of cranes for ports)". */
const remark = /^([^()]*?(?:[^\s.,()]|(?<=\p{L})\.))[\s,]*\(([^()]+)\)\W*$/u;
/** A bracket this much as long as the name before it tells what the employer is, does or belongs to. */
const longRemark = 0.6;

/** Where a name of several words ends before a long remark in brackets; a post, the name that letters stand for, and whose firm it is are none. */
function beforeRemark(text: string): number | undefined {
  const [, name = '', told = ''] = remark.exec(text) ?? [];
  const isName = /\p{L}{2}.*\s.*\p{L}{2}/u.test(name) && !/^work(?:ed|ing)?\s/i.test(name) && titleScoreOf(name) < 2;
  const isRemark = told.length > longRemark * name.length && told.trim().split(/\s+/).length > 2;
  const isFuller = !/^\W*an?\s/i.test(told) && organisationScoreOf(name) < 0.7 && organisationScoreOf(told) >= 0.7;
  const isOwn = courseNumber.test(name) || endWithBracket(text, name.length) > name.length;
  return isName && isRemark && !isFuller && !isOwn && titleScoreOf(told) < 2 ? name.length : undefined;
}

/** So many words has the town or the country behind the name of a firm. */
const mostTownWords = 4;

/** Where a name ends before its town and its country: "Harbor Cranes & Co,Kelda,England", which no gazetteer of towns holds. */
function beforeCountry(text: string): number | undefined {
  const [name = '', ...where] = text.split(/\s*,\s*/u);
  const last = where.at(-1)?.replace(/\s*\(.*|\.$/gu, '') ?? '';
  const isShort =
    where.length <= 2 && where.every((part) => /^\p{Lu}/u.test(part) && part.split(' ').length <= mostTownWords);
  const isFirm = organisationScoreOf(name) > 0 && /\s|-/u.test(name) && !namesSchool(name) && titleScoreOf(name) < 1;
  return isShort && isFirm && isPlace(last.replace(/^(?:the )?(?:kingdom|sultanate|state) of /iu, ''))
    ? name.length
    : undefined;
}

/** The name of an employer without its address: "Elm Computers, Hill Market, Mill Road, Leeds". */
export function nameOfEmployer(employer: Part): Part {
  const text = textOf(employer.words);
  const [whole] = ofFirm.exec(text) ?? [];
  const firm = text.slice(whole?.length ?? 0);
  if (whole && !isPlace(firm) && !namesField(firm))
    return partOfWords(cutBetween(employer.words, whole.length, text.length));
  const [, name, town = ''] = inTown.exec(text) ?? [];
  if (name && isTown(town)) return partOfWords(cutBetween(employer.words, 0, name.length));
  const end = beforeRemark(text) ?? beforeCountry(text);
  if (end !== undefined) return partOfWords(cutBetween(employer.words, 0, end));
  const comma = text.indexOf(',');
  const [head, tail] = [text.slice(0, comma), text.slice(comma + 1)];
  const isAddress =
    comma > 2 && (/,.*\p{L}/u.test(tail) ? street.test(tail) : endsAsStreet.test(tail) || townWithCode.test(tail));
  if (!isAddress || street.test(head) || legalForm.test(tail)) return employer;
  return partOfWords(cutBetween(employer.words, 0, comma));
}

const legalForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|inc|llp|plc|gmbh|corp)(?!\p{L})/iu;
