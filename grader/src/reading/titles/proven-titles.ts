import type { Row, SectionKind, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { skillNames } from '../../words/skills/skills.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool } from '../../words/studies/schools.ts';
import { declares } from './declarations.ts';
import { personalLabel } from './personal-labels.ts';
import { isSureText } from './run-in-titles.ts';
import { headsStudies } from './section-kinds.ts';
import type { Candidate } from './title-candidates.ts';

/** How many lines below a title are asked, and how many of them must tell what it announces. */
const mostRows = 5;
const leastTelling = 2;
const mostTitleWords = 4;
/** The head of a table has so many rows. */
const mostHeadRows = 2;
/** A line of a study is no longer. */
const mostStudyWords = 14;
/** Sections that one line of skills stands below without being a part of them. */
const besideSkills: (SectionKind | undefined)[] = ['education', 'certifications'];
/** So many skills in its line show that a label heads them. */
const leastSkills = 2;
/** How somebody is reached who may be asked: an address or a number. */
const reaches = /\p{L}@\p{L}|\d[\d\s()-]{7,}\d/u;

/** Titles of where somebody lives, which stand above all sections. */
const namesAddress = /\baddress\b/i;

/** What labels of a passport begin with besides its number: "Date of issue", "Valid until". */
const ofPassport = /^\W*(?:(?:date|place) of (?:issue|expiry)|issued?|expir\p{L}*|valid)\b/iu;
/** A passport told in one row, or the head of a table of it: "Passport no. – place of issue – valid until". */
const wholePassport = /^\W*passport\b.*\b(?:issued?|expiry|valid)\b/iu;

/** Whether one line tells what a title of a kind announces. */
const telling: Partial<Record<SectionKind, (text: string) => boolean>> = {
  personal: (text) => personalLabel.test(text) || ofPassport.test(text),
  education: (text) => (namesDegree(text) || namesSchool(text)) && text.split(' ').length <= mostStudyWords,
};

/**
 * Whether the lines below a known title tell what it announces, so that it is one whatever it looks like: "Declaration"
 * above "I hereby declare", "Personal details" above the date of birth, "Education" above degrees and schools, or the head of their table,
 * "References" above how they are reached, one line of skills below the studies, and an address above all sections. `open` is the kind of the section
 * above, of which it would be a part if it is the same.
 */
export function isProven(candidate: Candidate, rows: Row[], open: SectionKind | undefined): boolean {
  const { row, rest, kind, segment } = candidate;
  // A passport is told among the details of its owner, and has a title of its own.
  const isOwn = kind !== open || (kind === 'personal' && /^\W*passport\b/i.test(segment.text));
  if (!isOwn || segment.words.length > mostTitleWords || !/^\p{Lu}/u.test(segment.text)) return false;
  const at = rows.indexOf(row);
  const below = rows
    .slice(at + 1, at + 1 + mostRows)
    .filter(({ column, page }) => column === row.column || page > row.page);
  const texts = [...rest.map(({ text }) => text), ...below.map(({ text }) => text)];
  if (kind === 'contact') return open === undefined && standsAboveAddress(candidate, below[0]);
  if (kind === 'declaration') return texts.slice(0, 2).some((text) => declares.test(text));
  if (kind === 'skills') return besideSkills.includes(open) && listsSkills(rest) && !below.some(namesStudy);
  if (kind === 'references')
    return isSureText(kind, texts[0] ?? '') || (rest.length === 0 && texts.some((text) => reaches.test(text)));
  const tells = telling[kind];
  if (!tells || rest.length > 0 || findDates(row.text).length > 0) return false;
  if (kind === 'education' && below.slice(0, mostHeadRows).some(headsStudies)) return true;
  const [first] = texts;
  if (kind === 'personal' && wholePassport.test(first ?? '')) return true;
  return first !== undefined && tells(first) && texts.filter(tells).length >= leastTelling;
}

/** Whether "Permanent address" stands out in a row of its own above one of its column. */
function standsAboveAddress({ row, segment, style, ruled }: Candidate, next: Row | undefined): boolean {
  const isAlone = row.segments.length === 1 && next?.page === row.page && !next.mark && !next.table;
  return isAlone && namesAddress.test(segment.text) && (style.bold === true || ruled);
}

const namesStudy = ({ text }: Row) => namesDegree(text);

/** Whether what stands beside a title are skills that are known by their names. */
function listsSkills(rest: readonly Segment[]): boolean {
  const items = rest
    .flatMap(({ text }) => text.toLowerCase().split(/[,;:|•()&]|\s[–—-]\s|\band\b/u))
    .map((item) => item.trim());
  return items.filter((item) => skillNames.has(item)).length >= leastSkills;
}
