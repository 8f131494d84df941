import type { RawPage } from '../../model/page.ts';
import type { LetterPage, Row } from '../../model/resume.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { rowsOf } from '../rows/rows.ts';
import { visibleWords } from '../rows/visible.ts';

/** Whom a letter begins with, in a row of its own or before its first sentence. */
const salutation =
  /^\W*(?:dear\b(?! old)|to whom(?:so ?ever)? it may concern|respected (?:sir|madam|ma['’]?am)|hono(?:u)?rable (?:sir|madam)|sehr geehrte|(?:madame|monsieur), |estimad[oa]s?(?!\p{L})|gentil[ei] (?:signor|dott)|egregi[oa](?!\p{L})|prezad[oa]s?(?!\p{L})|geachte(?!\p{L}))/iu;
/** A quick look for it, word by word. */
const mayGreet =
  /^\W*(?:dear|whom\p{L}*|respected|hono(?:u)?rable|sehr|madame|monsieur|estimad\p{L}+|gentil[ei]|egregi[oa]|prezad\p{L}+|geachte)\W*$/iu;
const closing =
  /^\W*(?:your['’]?s? (?:sincerely|faithfully|truly|obediently)|sincerely|(?:kind|best|warm|with) regards|regards(?!\p{L})|(?:thanks|thanking) (?:you|and|&)|mit freundlichen|cordialement|atentamente|cordiali saluti|atenciosamente|met vriendelijke)/iu;
/** What a letter to an employer is about. */
const aim =
  /\b(?:appl(?:y|ying|ication)|vacan\p{L}+|(?:my|attached|enclosed) (?:resume|cv|curriculum vitae|bio-?data)|opportunity|interview|bewerb\p{L}+|candidature|candidatura|sollicit\p{L}+)\b/iu;

const wordsOf = { letter: 40, greeting: 10, resume: 100 };
/** A name, a town and a date may stand behind the closing words, and what is enclosed. */
const mostRowsBehind = 10;
/** Sections that a letter does not have. */
const ofResume = new Set(['experience', 'education', 'skills', 'projects', 'certifications']);
const mostWordsOfTitle = 4;

/**
 * Parts the pages that are a letter from those of the resume, which are counted anew. A page is a letter if somebody is
 * greeted on it and it closes like one or says that it applies for a post, and if no title of a resume stands on it.
 */
export function withoutLetters(raw: RawPage[]): { pages: RawPage[]; letters: LetterPage[] } {
  if (raw.length < 2) return { pages: raw, letters: [] };
  const openings = raw.map((page) =>
    page.words.some(({ text }) => mayGreet.test(text)) ? openingOf(page) : undefined,
  );
  const kept = raw.filter((_, i) => openings[i] === undefined);
  const isResume = kept.reduce((sum, { words }) => sum + words.length, 0) >= wordsOf.resume;
  if (kept.length === raw.length || !isResume) return { pages: raw, letters: [] };
  const letters = raw.flatMap(({ width, height }, number) => {
    const opening = openings[number];
    return opening ? [{ number, width, height, opening }] : [];
  });
  return {
    pages: kept.map((page, i) => ({ ...page, words: page.words.map((word) => ({ ...word, page: i })) })),
    letters: letters.map((letter, i) => ({ ...letter, opening: { ...letter.opening, page: kept.length + i } })),
  };
}

/** The row of a page in which a letter begins; undefined on a page that is none. */
function openingOf(page: RawPage): Row | undefined {
  const rows = rowsOf(visibleWords(page).words);
  const start = rows.findIndex(({ text, words }) => salutation.test(text) && words.length <= wordsOf.greeting);
  const opening = rows[start];
  if (!opening) return undefined;
  const body = rows.slice(start + 1);
  const end = body.findLastIndex(({ text }) => closing.test(text));
  const isClosed = end >= 0 && body.length - end - 1 <= mostRowsBehind;
  const isLetter = (isClosed || end < 0) && (isClosed || aim.test(body.map(({ text }) => text).join(' ')));
  const words = body.reduce((sum, row) => sum + row.words.length, 0);
  return isLetter && words >= wordsOf.letter && !body.some(isTitleOfResume) ? opening : undefined;
}

const isTitleOfResume = ({ text, words }: Row) =>
  words.length <= mostWordsOfTitle && !/[.,]$/.test(text) && ofResume.has(kindOfTitle(text) ?? '');
