import type { Row, SectionKind } from '../../model/resume.ts';
import { skillNames } from '../../words/skills/skills.ts';
import { isTraitLine } from '../../words/skills/soft-skills.ts';
import { spokenLanguages } from '../../words/spoken-languages.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, schoolCue } from '../../words/studies/schools.ts';
import { personalLabel } from './personal-labels.ts';

/** Kinds of sections that a row tells by itself, whatever stands above it. */
type ToldKind = Extract<
  SectionKind,
  'education' | 'certifications' | 'skills' | 'languages' | 'personal' | 'awards' | 'publications'
>;

/** A line of a study is no longer, and its degree stands among so many words. */
const mostStudyWords = 16;
const openingWords = 8;
/** A line that says what somebody knows is no longer; a longer one is a sentence. */
const mostSkillWords = 12;
/** Programs whose maker has the letters of a degree: "MS-Office", "MS Word". */
const program = /(?<!\p{L})M\.?S\.?[\s-]*(?:office|words?|excel|power|dos|windows?|project|access|outlook|internet)/giu;
const learnt =
  /\b(?:certif\p{L}*|courses?|nanodegree|trainings?(?! institut)|class(?:es)?|internship|workshops?|seminars?|passed|completed|licen[cs]e)\b/iu;
/** Courses that are studies all the same: "PG Diploma course", "Certificate in ITI". */
const studyCourse = /\b(?:(?:pg|post[ -]?graduate) diploma|diploma course|i\.?t\.?i)\b/i;
const shortCourse = /\b(?:certif\p{L}*|courses?|workshops?)\b/iu;
const knows = /\b(?:knowledge|conversant|familiar|proficien\p{L}*|skills?|internet|ms[ -]?(?:office|word|excel))\b/iu;
const prize = /\b(?:awards?|awarded|prizes?|winners?|won|rank(?:ed)?|medals?|scholarships?|runners?)\b/i;
const reference =
  /\b(?:vol\.? ?\d|vol\. [IVXL]+\b|pp?\.? ?\d+ ?[-–] ?\d|no\. ?\d|doi:|issn|isbn|et al\b|proc(?:eedings|\.) of|\d+ ?\(\d+\), ?\d+)/i;
/** Of the words of a row that tells languages, such a share names them. */
const shareOfLanguages = 0.3;

const telling: Record<ToldKind, (row: Row) => boolean> = {
  education: ({ text, words, table }) => table !== undefined || (words.length <= mostStudyWords && namesStudy(text)),
  certifications: ({ text }) => learnt.test(text),
  skills: ({ text, words }) =>
    (words.length <= mostSkillWords && knows.test(text)) ||
    isTraitLine(text) ||
    itemsOf(text).some((item) => skillNames.has(item)),
  languages: ({ text }) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    return words.filter((word) => spokenLanguages.has(word)).length > shareOfLanguages * words.length;
  },
  personal: ({ text }) => personalLabel.test(text),
  awards: ({ text }) => prize.test(text),
  publications: ({ text }) => reference.test(text),
};

/** How many rows tell what a section of a kind does. */
export const rowsTelling = (kind: ToldKind, rows: readonly Row[]): number => rows.filter(telling[kind]).length;

/** The first of those kinds that most rows tell, at least such a share of them; undefined where none is told. */
export function kindTold(rows: readonly Row[], among: readonly ToldKind[], share: number): ToldKind | undefined {
  const counts = among.map((kind) => rowsTelling(kind, rows));
  const most = Math.max(...counts);
  return most > 0 && most >= share * rows.length ? among[counts.indexOf(most)] : undefined;
}

/** The parts of a list in one line, in small letters. */
const itemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;|•·()/:&]|\s[–—-]\s|\s{2,}|\band\b/u)
    .map((item) => item.replace(/^[^\p{L}\d.]+|[^\p{L}\d+#]+$/gu, ''))
    .filter((item) => item !== '');

function namesStudy(text: string): boolean {
  const bare = text.replace(program, '');
  const opening = bare.split(' ').slice(0, openingWords).join(' ');
  return (
    (namesDegree(opening) || schoolCue.test(bare) || examBoard.test(bare)) &&
    (!shortCourse.test(bare) || studyCourse.test(bare))
  );
}
