import { askedOnce } from './asked-once.ts';
import { bookingsIn, listsPeople, namesMarket, namesStage } from './credits.ts';
import { sectionsOf } from './questions.ts';
import type { Resume, Row, SectionKind } from './resume.ts';

/** What people are cast by. Height and weight count once, since sheets of personal details have both. */
const castingFacts = [
  /(?<!\p{L})(?:height|hgt|weight|wgt)\b\.?\s*[:–-]/iu,
  /(?<!\p{L})hair(?: colou?r)?\s*[:–-]/iu,
  /(?<!\p{L})eyes?(?: colou?r)?\s*[:–-]/iu,
  /(?<!\p{L})(?:vocal range|voice type|playing age|age range)\b/iu,
  /^\W*(?:performance|acting|stage) (?:experience|credits|history)\W*$/im,
  /(?<!\p{L})(?:sag|sag[-/ ]?aftra|aea|actra|non[- ]union|actors['’]? equity|union member)(?!\p{L})/iu,
];
const fewestFacts = 2;
const fewestStages = 2;
/** What the labels of facts have that employers of others must not consider. */
const fact = /^\W*(?:height|hgt|weight|wgt|hair|eyes?|playing age|age range)\b/i;

/** Whether somebody is booked to play, sing, speak or dance: the page has what casting asks for, or lists stages and screens. */
export const isPerformer = askedOnce((resume: Resume): boolean => {
  const text = resume.rows.map((row) => row.text).join('\n');
  if (castingFacts.filter((pattern) => pattern.test(text)).length >= fewestFacts) return true;
  const stages = resume.rows.filter((row) => namesStage(row.text)).length;
  return stages >= fewestStages && !resume.sections.some(({ title }) => namesMarket(title));
});

/** Whether a text tells what a performer is cast by: "Height: 5’9”". */
export const isCastingFact = (text: string): boolean => fact.test(text);

/** Sections in which no credits stand. */
const otherKinds: SectionKind[] = ['education', 'certifications', 'skills', 'languages', 'contact', 'personal'];
const mostWords = 16;

/**
 * The credits of a performer: production, part and company side by side, one in a row; and those of whoever is booked to
 * dress, paint or photograph others. Empty for everybody else.
 */
export const creditsOf = askedOnce((resume: Resume): Row[] =>
  isPerformer(resume)
    ? partsIn(resume)
    : bookingsIn(resume.sections)
        .filter((list) => !listsPeople(list))
        .flatMap(({ rows }) => rows)
        .filter(isCredit),
);

/** So many credits are the work that somebody is judged by. */
const fewestCredits = 4;

/** Whether credits are what tells the work. */
export const isListOfCredits = (resume: Resume): boolean => creditsOf(resume).length >= fewestCredits;

/** So many rows of a table name productions; a table of jobs tells when they were. */
const fewestRows = 8;
const mostlyUndated = 0.7;

/** The rows of a table of productions, with who did what for whom, of designers and others behind the stage, and the credits of performers. */
export const creditRowsOf = askedOnce((resume: Resume): Row[] => {
  const work = sectionsOf(resume, 'experience', 'projects', 'other').flatMap(({ rows }) => rows);
  const table = work.filter(({ mark, segments, words }) => !mark && segments.length >= 3 && words.length <= mostWords);
  const undated = table.filter(({ text }) => !/\d/.test(text));
  const isTable = undated.length >= Math.max(fewestRows, mostlyUndated * table.length);
  return [...creditsOf(resume), ...(isTable ? table : [])];
});

/** Whether credits are what tells the work, of whoever has a part in productions. */
export const tellsCredits = (resume: Resume): boolean => creditRowsOf(resume).length >= fewestCredits;

function partsIn(resume: Resume): Row[] {
  // A job with its time or with a list of its own is no credit, whatever the person looks like.
  const jobs = resume.sections
    .flatMap(({ entries }) => entries)
    .filter(({ bullets, date }) => bullets.length > 0 || date?.isRange);
  const others = new Set([
    ...sectionsOf(resume, ...otherKinds).flatMap(({ rows }) => rows),
    ...jobs.flatMap(({ header }) => header),
  ]);
  return resume.rows.filter((row) => !others.has(row) && row.segments.length >= 2 && isPart(row));
}

/** Whether a row is short and no list, and reaches nobody. */
const isCredit = ({ mark, words, text }: Row) =>
  !mark && words.length <= mostWords && !/@|\d{4,}\D*\d{3}|www\.|https?/.test(text);

const isPart = (row: Row) => isCredit(row) && !row.text.includes(':');
