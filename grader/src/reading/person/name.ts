import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Word } from '../../model/page.ts';
import type { Field, Row, Segment } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { textOf } from '../../model/text/text.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { segmentOf } from '../rows/rows.ts';
import { nameOfLabels } from './labelled-name.ts';
import { cleanName, hasNameLabel, mayBeName, namesIn, wordsOfLabel, wordsOfName } from './name-text.ts';
import type { Head } from './person-rows.ts';

type Candidate = { segment: Segment; score: number };
type Header = { bodySize: number; email: string | undefined; pageHeight: number };
/** What a candidate is compared with: the header, and what web pages of the person are called. */
type Evidence = Header & { site: string };

const least = 0.9;
const shortHead = 20;
/** From this multiple of the body's size on, a row is set as a name is. */
const largeRatio = 1.25;
/** Below this share of the size of the name, words beside it are set smaller. */
const lookShare = 0.85;

/**
 * Finds the person's name: the most prominent short line of letters above the first title, or else what is labelled
 * "Name", or what stands out between details of the person. Similarity to the e-mail address is evidence; titles of
 * jobs and documents are not names.
 */
export function nameOf(head: Head, all: Row[], header: Header): Field | undefined {
  return (
    prominentName(head.rows, header) ??
    labelledName(all) ??
    nameOfLabels(all) ??
    prominentName(head.withDetails, header) ??
    signedName(all, header.email) ??
    prominentName(head.rows.slice(0, listedRows).map(withoutSign), header)
  );
}

/** Some set the first rows, name and all, as a list. */
const listedRows = 3;
const withoutSign = ({ mark: _, ...row }: Row): Row => row;

function prominentName(head: Row[], header: Header): Field | undefined {
  // Behind a title page the name may stand on the second one.
  const isShort = head.length <= shortHead;
  const site = pagesNamedIn(head);
  const segments = head
    .filter((row) => !row.mark && (isShort ? row.page <= 1 : row.page === 0 && row.y0 < header.pageHeight * 0.45))
    .flatMap((row) => nameSegments(row))
    .map((segment) => partOnSite(segment, site));
  const best = segments
    .map((segment, i): Candidate => ({ segment, score: scoreOf(segment, i, { ...header, site }) }))
    .filter((candidate) => candidate.score > 0)
    .toSorted((a, b) => b.score - a.score)[0];
  return best && wholeName(best.segment, segments, header);
}

/** What the pages of web addresses are called that stand in the head: "studio.example/ada-brenner", without signs. */
const pagesNamedIn = (head: readonly Row[]): string =>
  head
    .flatMap(({ text }) => text.toLowerCase().match(/(?<=\p{L}\.\p{L}{2,8}\/)[\p{L}\d/_.-]+/gu) ?? [])
    .join(' ')
    .replace(/[^\p{L} ]/gu, '');

const mostBeforeComma = 4;

/** The words before a comma that a web page of the person is called: "Ada Brenner, Hair & Makeup". */
function partOnSite(segment: Segment, site: string): Segment {
  const comma = segment.words.findIndex(({ text }) => text.endsWith(','));
  const part = segment.words.slice(0, comma + 1);
  return part.length > 1 && part.length <= mostBeforeComma && isNamedOn(site, textOf(part)) ? segmentOf(part) : segment;
}

/** Whether a page is called by all words of a text in their order. */
const isNamedOn = (site: string, text: string) => site.includes(text.toLowerCase().replace(/[^\p{L}]/gu, ''));

/** In so many last rows somebody signs, with a name of so many words. */
const lastRows = 8;
const leastSignedWords = 2;

/** The name below the declaration, where it is that of the e-mail address. */
function signedName(rows: Row[], email: string | undefined): Field | undefined {
  const segments = rows.slice(-lastRows).flatMap((row) => (row.mark ? [] : row.segments.map(partBefore)));
  const signed = segments.find((segment) => {
    const text = cleanName(segment.text);
    const names = namesIn(text);
    const isName = mayBeName(text) && !names.every((word) => isKnownWord(word.toLowerCase()));
    return isName && names.length >= leastSignedWords && names.some((word) => isLike(word, email));
  });
  return signed && fieldOf([signed]);
}

/** The name with its other half, where it is broken over two or three lines. */
function wholeName(best: Segment, segments: Segment[], { bodySize, email }: Header): Field | undefined {
  const mates = segments.filter((other) => isOtherHalf(best, other, bodySize) || isSurname(best, other, email));
  const parts = mates.length >= 1 && mates.length <= 2 ? [best, ...mates] : [best];
  return fieldOf(parts.toSorted((a, b) => a.base - b.base || a.x0 - b.x0));
}

function fieldOf(parts: Segment[]): Field | undefined {
  const text = cleanName(textOf(parts.flatMap((part) => part.words))).replace(/- (?=\p{Lu})/gu, '-');
  const words = parts.flatMap((part) => part.words).filter((word) => /\p{L}/u.test(word.text));
  const isLabel = (word: string) => /^\W*names?\W*$/i.test(word);
  return text === '' ? undefined : { text, words: words.filter((word) => !isLabel(word.text)) };
}

/** "Name : Anand Kulkarni", in the personal details. */
function labelledName(rows: Row[]): Field | undefined {
  for (const row of rows) {
    const [first, second] = row.segments;
    // In a form the title of its part may stand in the same row: "Personal details | Name : Anand Kulkarni".
    const labelled = hasNameLabel(row.text) ? row : row.segments.find(({ text }) => hasNameLabel(text));
    const isLabel = first && second && /^\W*name\W*$/i.test(first.text);
    const own = labelled ? partBefore(labelled) : isLabel ? second : undefined;
    const field = own && fieldOf([own]);
    if (field && mayBeName(field.text, { confirmed: true })) return field;
  }
  return undefined;
}

/** The whole row when it is one run of large letters, however wide its gaps, else its segments. */
function nameSegments(row: Row): Segment[] {
  if (row.segments.length === 1 || hasNameLabel(row.text)) return [partBefore(row)];
  const sizes = row.segments.map((segment) => segment.size);
  const alike = Math.max(...sizes) - Math.min(...sizes) < 0.6;
  const whole = wordsOfName(row.words.map((word) => word.text)) === row.words.length;
  return alike && whole && row.segments.every((segment) => segment.words.length <= 2) && row.words.length <= 4
    ? [row]
    : row.segments.map(partBefore);
}

/** Words in smaller letters, or in lighter italics, after two or more tell something else than the name. */
function wordsOfLook({ words }: Segment): number {
  const [first] = words;
  const isOther = (word: Word) =>
    first !== undefined && (word.size < lookShare * first.size || (word.italic && !first.italic));
  const end = words.findIndex((_, i) => i > 1 && words.slice(i).every(isOther));
  return end < 0 ? words.length : end;
}

/**
 * The part before another look, before a bar, before a phone, or before a comma and a job title: "Priya Raman | Senior
 * Engineer".
 */
function partBefore(segment: Segment): Segment {
  const look = wordsOfLook(segment);
  if (look < segment.words.length) return partBefore(segmentOf(segment.words.slice(0, look)));
  const words = segment.words.map((word) => word.text);
  const from = wordsOfLabel(segment.text);
  const end = from + wordsOfName(words.slice(from));
  if (end < words.length) return segmentOf(segment.words.slice(0, end));
  const comma = segment.words.findIndex((word) => word.text.endsWith(','));
  const label = comma > 0 ? textOf(segment.words.slice(comma + 1)) : '';
  return (titleScoreOf(label) >= 1 || opensWithDegree(label)) && comma <= 4
    ? segmentOf(segment.words.slice(0, comma + 1))
    : beforePost(segment);
}

/** The words before a post of two words or more that follows two others: "ADA OKORO PRODUCT DESIGNER". */
function beforePost(segment: Segment): Segment {
  const { words } = segment;
  const isPost = (rest: Word[]) =>
    titleScoreOf(textOf(rest)) >= 2 && rest.every(({ text }) => isKnownWord(text.toLowerCase()));
  const end = words.findIndex((_, i) => i > 1 && words.length - i >= 2 && isPost(words.slice(i)));
  return end < 0 ? segment : segmentOf(words.slice(0, end));
}

/** "B.TECH. (IT Engineering), …": a degree in letters right behind the name. */
const opensWithDegree = (text: string) =>
  /^\p{Lu}\.?\s?\p{L}{1,4}\./u.test(text) && namesDegree(text.split(/[,(]/, 1)[0] ?? '');

function scoreOf(segment: Segment, order: number, { bodySize, email, pageHeight, site }: Evidence): number {
  const text = cleanName(segment.text);
  const ratio = segment.size / bodySize;
  const known = isLike(text, email) || (namesIn(text).length > 1 && isNamedOn(site, text));
  if (!mayBeName(text, { confirmed: known, stands: ratio >= largeRatio })) return 0;
  // Where no address confirms a name, one of plain words is a job or a field: "Business Development".
  const isPlain = !known && isPlainText(text);
  if (isPlain && (email === undefined || titleScoreOf(text) >= 2)) return 0;
  const style = textStyleOf(segment);
  let score = Math.min(4, (ratio - 1) * 4) + (style.bold ? 0.6 : 0) + (style.caps ? 0.3 : 0);
  score += Math.max(0, 1.2 - order * 0.15) + Math.max(0, 0.6 - (segment.y0 / pageHeight) * 2);
  if (namesIn(text).length === 1) score -= 0.8;
  if (titleScoreOf(text) >= 2) score -= 2.5;
  if (known) score += 3;
  else if (isPlain) score -= 1;
  if (hasNameLabel(segment.text)) score += 2;
  return score > least ? score : 0;
}

/** Whether all words of a text are those of the language, and none is a name alone. */
const isPlainText = (text: string) =>
  namesIn(text).every((word) => isKnownWord(word.toLowerCase().replace(/[^\p{L}]/gu, '')));

/** Domains of many people, whose names say nothing of one. */
const sharedDomain = /mail|yahoo|outlook|live|icloud|msn|proton|rediff|aol|\.edu$|\.ac\.|\.edu\./;

/** Whether a word of a name is in the e-mail address, or in the name of an own domain: "me@annabyron.example". */
function isLike(text: string, email: string | undefined): boolean {
  const [own = '', domain = ''] = (email ?? '').toLowerCase().split('@');
  const local = sharedDomain.test(domain) ? own : `${own}@${domain.replace(/\.[^.]*$/, '')}`;
  return namesIn(text)
    .map((word) =>
      word
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z]/g, ''),
    )
    .some((word) => word.length >= 3 && local.includes(word.slice(0, Math.max(3, Math.min(6, word.length - 2)))));
}

/** From this multiple of the body's size on, two lines are a headline, of which one may be set a little smaller. */
const headline = 1.8;
/** The halves of a name in one line stand no further apart than this multiple of their size. */
const besideGap = 1.2;

/** The other half of a name that is broken over two lines, or that the edge of a column parts; its case may differ. */
function isOtherHalf(best: Segment, other: Segment, bodySize: number): boolean {
  const isHeadline = Math.min(best.size, other.size) >= headline * bodySize;
  if (other === best || Math.abs(other.size - best.size) > (isHeadline ? 0.15 * best.size : 0.6)) return false;
  const gap = Math.abs(other.base - best.base);
  const apart = Math.max(other.x0 - best.x1, best.x0 - other.x1);
  const isBelow = gap > 0 && gap < 3 * best.size && apart < 0;
  const isBeside = isHeadline && gap < 1 && apart >= 0 && apart < besideGap * best.size;
  return (
    (isBelow || isBeside) &&
    best.words.length <= 2 &&
    other.words.length <= 2 &&
    (best.size > 14 || (best.size >= largeRatio * bodySize && !isPlainText(other.text))) &&
    titleScoreOf(other.text) < 2 &&
    mayBeName(cleanName(other.text)) &&
    kindOfTitle(other.text) === undefined
  );
}

/**
 * A single word right above or below another one, of which one is in the address and the other, in letters as large or
 * larger, is no word of the language: "TALVI" / "BRENZAG".
 */
function isSurname(best: Segment, other: Segment, email: string | undefined): boolean {
  const areWords = [best, other].every(({ words, text }) => words.length === 1 && mayBeName(cleanName(text)));
  const gap = Math.abs(other.base - best.base);
  const isNear = gap > 0 && gap < 2 * Math.max(best.size, other.size) && other.x0 < best.x1 && best.x0 < other.x1;
  if (!areWords || !isNear || isLike(best.text, email) === isLike(other.text, email)) return false;
  const [surname, given] = isLike(best.text, email) ? [best, other] : [other, best];
  return given.size >= surname.size && !isPlainText(cleanName(given.text));
}
