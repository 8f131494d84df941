import { bookingsIn } from '../model/credits.ts';
import { isListOfCredits } from '../model/performer.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { findDates } from '../model/text/dates.ts';
import { titleScoreOf } from '../model/text/role-scores.ts';
import { isBanner } from '../reading/person/person-rows.ts';
import { namesDegree } from '../words/studies/degree-names.ts';
import { schoolCue } from '../words/studies/schools.ts';

const mainKinds: SectionKind[] = [
  'experience',
  'education',
  'skills',
  'projects',
  'summary',
  'objective',
  'certifications',
  'volunteering',
  'research',
];
/** Kinds of sections that every second document has, or that say nothing about a career. */
const commonKinds: SectionKind[] = ['other', 'contact', 'publications', 'references'];
const personLabel =
  /^\W*(?:date of birth|d\.?o\.?b|birth ?date|nationality|marital status|father.{0,4}name|religion|gender|sex|passport|languages? known|mother tongue|designation|post applied|position applied|current location|notice period|geburtsdatum|staatsangeh|familienstand|né[e]? le|nationalité|fecha de nacimiento|nacionalidad|data di nascita|nazionalit|data de nascimento|nacionalidade|geboortedatum|nationaliteit)\b/i;
const careerSentence =
  /\b(?:worked (?:as|with|at|in|for|on)|working (?:as|with|at|in|for)|years? (?:of )?experience|(?:my|work|professional) experience|responsible for|graduated (?:from|in)|i have completed|presently|declare that|post ?graduat\w+|trained (?:in|at|as))\b/i;

/** So many rows with a period of time tell the stations of somebody's life. */
const manyTimes = 4;

/** How much on the pages speaks for a person's career, in points; a resume has at least 3.5. */
export function careerSigns(resume: Resume): number {
  const { rows, sections, profile } = resume;
  const kinds = new Set(sections.map(({ kind }) => kind));
  const booked = bookingsIn(sections).length > 0 ? 1 : 0;
  const main = [...kinds].filter((kind) => mainKinds.includes(kind)).length + booked;
  const side = [...kinds].filter((kind) => !mainKinds.includes(kind) && !commonKinds.includes(kind)).length;
  const times = rows.map((row) => findDates(row.text).filter(({ isRange }) => isRange)).filter(({ length }) => length);
  // No further than they count.
  const count = (most: number, test: (text: string) => boolean) => {
    const told = rows.values().filter(({ text }) => test(text));
    return told.take(most).toArray().length;
  };
  const labels = count(4, (text) => personLabel.test(text));
  const sentences = count(3, (text) => careerSentence.test(text));
  const studies = count(2, (text) => text.length < 120 && (namesDegree(text) || schoolCue.test(text)));
  return (
    Math.min(3, main) * 1.5 +
    Math.min(2, side) * 0.75 +
    Math.min(2, times.length) * 0.75 +
    // Other documents tell of one period or two, and of none that still goes on.
    (times.length >= manyTimes ? 1 : 0) +
    (times.flat().some(({ present }) => present) ? 1 : 0) +
    (profile.email ? 1 : 0) +
    (profile.phone ? 1 : 0) +
    (rows.slice(0, 8).some(({ text }) => isBanner(text)) ? 2 : 0) +
    labels * 0.5 +
    sentences * 0.5 +
    studies * 0.5 +
    (hasOccupation(resume) ? 2 + (titleLikeRows(resume) >= 3 ? 1.5 : 0) : 0) +
    // Stylists and performers send lists of those they worked for and nothing else.
    (isListOfCredits(resume) ? 2 : 0) +
    (rows.filter(({ mark }) => mark).length >= 4 ? 1 : 0)
  );
}

/** Whether the head names a person and what they work as: "Maria Example, Makeup Artist". */
function hasOccupation({ rows, profile }: Resume): boolean {
  if (!profile.name) return false;
  const named = rows.findIndex((row) => row.words.some((word) => profile.name?.words.includes(word)));
  return named >= 0 && rows.slice(named, named + 2).some(({ text }) => text.length < 70 && titleScoreOf(text) >= 1);
}

/** Short rows in capitals or bold: the titles of a list of credits, as stylists and musicians have. */
function titleLikeRows({ rows }: Resume): number {
  return rows.filter(
    ({ text, words }) =>
      words.length <= 3 &&
      /^\p{Lu}[\p{L}\s/&]+$/u.test(text) &&
      (text === text.toUpperCase() || words.every(({ bold }) => bold)),
  ).length;
}
