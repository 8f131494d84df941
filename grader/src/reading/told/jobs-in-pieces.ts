import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Word } from '../../model/page.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { datesIn, findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { withoutTail } from '../employers/end-of-name.ts';
import { isTown } from '../employers/towns.ts';
import { partOfWords, splitPlace } from '../rows/pieces.ts';
import { noEmployer } from './bare-sentences.ts';
import { isUnknown } from './employer-names.ts';
import { isEmployer, limited, type Range } from './employers-in-text.ts';
import { experience, lengthOfTime, mostTitleWords, span } from './job-sentence-words.ts';

/** A part of a line and the word that led to it, in small letters: "as", "in", "(" or nothing. */
type Piece = { text: string; from: number; to: number; lead: string };

const mostWords = 30;
const mostRows = 3;
const mostEmployerWords = 9;
/** So many words a post has that stands by itself, and so many pieces a line without a time. */
const mostPostWords = 4;
const mostPieces = 3;
/** Takes the place of what tells a time and no name. */
const gap = '\u0001';

/** Words of a sentence about work that are part of no name: "3 years", "working experience", "presently". */
const filling = new RegExp(
  `(?<![\\p{L}\\d.])${span}|(?<!\\p{L})(?:(?:total|over|around|about|having|have|has|had|i|am|was|is|been|presently|currently|present|now|previously|last|done|got|undergone|work(?:ed|ing)?(?!\\s+(?:ltd|limited|pvt))|works(?=\\s*\\()|job|(?:professional|practical|industrial)(?=\\s+(?:work|training|${experience}))|${experience}s?|since|till|until|duration|period)(?!\\p{L})[.:]*\\s*)+(?=[\\s(]|$|\\p{Lu}|${gap}|in\\s|as\\s|at\\s|with\\s|of\\s|under\\s)`,
  'giu',
);
/** A part of the name of a firm in brackets: "Harbor (P) Ltd". */
const inName = /\((?:P|I|Pvt|India)\)/giu;
/** What parts a line: a word that leads on, brackets, commas, a dash, the end of a legal form. */
const parting = new RegExp(
  `\\s*[${gap}(),;:"“”|]+\\s*|(?<=\\p{L}{4})(?<!asst|engg|dept|univ|govt)\\.\\s+|\\s+[-–—]+\\s+|(?<=(?<!\\p{L})(?:ltd|limited|llc)\\.?)\\s+|(?:^|\\s+|(?<=[${gap}(),;:]\\s*))(?:in|at|on|with|from|under|by|for|as|like|of)(?!\\s+charge)(?:\\s+(?:an?|the))?\\s+|\\s+an?\\s+(?=\\p{Lu})`,
  'giu',
);

/**
 * The job that a line of a list tells in pieces, in whatever order: "One year exp. in Stock Clerk from Harbor Works Leeds",
 * "Stock Clerk (HARBOR WORKS LTD) 2 years", "Harbor (P) Ltd. Leeds, Stock Clerk (May 2011 – May 2012)". Both a post and an
 * employer have to stand out among the pieces. A time, which may be `isTimed` already, or the word that the line opens with
 * has to say that it is a job.
 */
export function jobInPieces(
  { words, text, rows }: Bullet,
  isTimed: boolean,
): Pick<Entry, 'title' | 'organisation' | 'date'> | undefined {
  const isLong = rows.length > mostRows || words.length > mostWords;
  if (isLong || !(isTimed || isAboutWork(text))) return undefined;
  const pieces = piecesIn(text);
  const title = best(pieces, titleEvidence);
  const employer = title && best(without(pieces, title), employerEvidence);
  return title && employer ? partsOf(words, title, employer) : undefined;
}

/**
 * The post or the employer that a short line tells, of which only one may stand out: "2 years Stock Clerk", "Six months
 * from Harbor Works". For lines of a resume that tells no job in any other way.
 */
export function partInPieces({
  words,
  text,
  rows,
}: Bullet): Pick<Entry, 'title' | 'organisation' | 'date'> | undefined {
  if (rows.length > mostRows || words.length > mostWords || isStudy.test(text)) return undefined;
  const pieces = piecesIn(text).filter((piece) => !/\s['‘’]\s/u.test(piece.text));
  const posts = pieces.filter(({ lead }) => !ledTo.test(lead));
  const title = best(posts, titleEvidence) ?? posts.find(isPostAlone);
  const isShort = words.length <= mostEmployerWords && pieces.length <= mostPieces;
  const [leastEmployer, mayStand] = isAboutWork(text) ? [0, true] : [1, isShort];
  const employer = best(without(pieces, title), (piece) => {
    const evidence = namedEvidence(piece);
    return evidence > leastEmployer ? evidence : 0;
  });
  return mayStand && (title ?? employer) ? partsOf(words, title, employer) : undefined;
}

/** What is told of a course names what was learnt where others name the employer. */
const isStudy = /(?<!\p{L})(?:training|trained|courses?|learn(?:ed|t|ing)?)(?!\p{L})/iu;

const without = (pieces: Piece[], own: Piece | undefined) => pieces.filter((piece) => piece !== own);

function partsOf(words: Word[], title: Piece | undefined, employer: Piece | undefined) {
  const [date] = datesIn(words).filter(({ isRange }) => isRange);
  const [name = []] = employer ? splitPlace(withoutTail(cutBetween(words, employer.from, employer.to)), true) : [];
  return {
    ...(title ? { title: partOfWords(cutBetween(words, ...withoutTown(title))) } : {}),
    ...(name.length > 0 ? { organisation: partOfWords(name) } : {}),
    ...(date ? { date } : {}),
  };
}

const opening = new RegExp(
  `^\\P{L}*(?:with|work(?:ed|ing)?|presently|currently|present|job|intern|trainee)(?!\\p{L})|^.{0,40}(?<!\\p{L})${experience}(?!\\p{L})`,
  'iu',
);
const isAboutWork = (text: string) =>
  lengthOfTime.test(text) || opening.test(text) || findDates(text).some(({ isRange }) => isRange);

function piecesIn(text: string): Piece[] {
  const masked = mask(text);
  const cuts = allMatches(parting, masked).filter(({ 0: whole }) => whole !== '');
  const ends = [...cuts.map(({ index }) => index), text.length];
  const starts = [0, ...cuts.map(({ index, 0: whole }) => index + whole.length)];
  return starts.flatMap((start, i) => {
    const end = ends[i] ?? text.length;
    const own = masked.slice(start, end);
    const from = start + (/^[^\p{L}\d"“]*/u.exec(own)?.[0].length ?? 0);
    const to = end - (/(?:[\s,:–—-]|(?<!\p{L}{2})\.|(?<=\p{Ll}{5}|\p{Lu}{5})\.)*$/u.exec(own)?.[0].length ?? 0);
    const lead = (cuts[i - 1]?.[0] ?? '')
      .toLowerCase()
      .replace(/\s+(?:an?|the)\s*$/u, '')
      .trim();
    // "Consultant: Harbor Works" names somebody else.
    const isLabel = /^\s*:/.test(text.slice(to));
    return from < to && !isLabel ? [{ text: text.slice(from, to), from, to, lead }] : [];
  });
}

/** A line with marks in the place of its times and of the words around them. */
function mask(text: string): string {
  const blank = (all: string, from: number, to: number) => all.slice(0, from) + gap.repeat(to - from) + all.slice(to);
  const dated = findDates(text).reduce((all, { start, end }) => blank(all, start, end), text);
  const named = dated.replace(inName, (whole) => 'P'.repeat(whole.length));
  return named.replace(filling, (whole) => gap.repeat(whole.length));
}

const best = (pieces: Piece[], evidence: (piece: Piece) => number): Piece | undefined =>
  pieces
    .map((piece) => ({ piece, score: evidence(piece) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)[0]?.piece;

function titleEvidence({ text, lead }: Piece): number {
  const isTitle = titleScoreOf(text) >= 2 && organisationScoreOf(text) < 1;
  const isShort = text.split(' ').length <= mostTitleWords - 2;
  if (!isTitle || !isShort || /\d|member|(?<!\p{L})masters?(?!\p{L})/iu.test(text)) return 0;
  return /^(?:as|like)$/.test(lead) ? 3 : titleScoreOf(text);
}

function employerEvidence({ text, lead }: Piece): number {
  const isName =
    (lead === '' ? /^["“]?(?:M\/s|\p{Lu})/u : /^["“]?(?:M\/s|\p{Lu}|\d+ \p{Lu})/u).test(text) &&
    text.split(' ').length <= mostEmployerWords &&
    isEmployer(text) &&
    !namesField(text) &&
    !ofKind.test(text) &&
    titleScoreOf(text) < 2;
  // A degree is from a school.
  if (!isName || lead === 'for' || (lead === 'from' && schoolCue.test(text))) return 0;
  if (limited.test(text)) return 3;
  const score = organisationScoreOf(text);
  if (lead === '' && !isUnknown(text)) return 0;
  if (score >= 1.5 && /\s/.test(text)) return 2;
  const isWhere = isPlace(text) || (isTown(text) && text.split(' ').length < 3);
  if (/^(?:with|from|under|by)$/.test(lead) && !department.test(text)) return !isWhere || !/\p{Ll}/u.test(text) ? 1 : 0;
  if (lead === 'at' && !isWhere && (score >= 0.7 || isUnknown(text))) return 1;
  return score >= 1 && !isWhere ? 0.5 : 0;
}

/** A post in a line with little else, which one word tells: "as civil helper", "Duct Fitter". */
const isPostAlone = ({ text, lead }: Piece): boolean =>
  titleScoreOf(text) >= 1 &&
  organisationScoreOf(text) < 0.7 &&
  text.split(' ').length <= (lead === 'as' ? mostTitleWords : mostPostWords) &&
  !/["“”‘'\d]|fresher/iu.test(text) &&
  !namesField(text);

/** What leads to where somebody worked. */
const ledTo = /^(?:in|at|with|from|under|for|by)$/;

/** What speaks for an employer where nothing else does: also a name that no dictionary has behind "in". */
function namedEvidence(piece: Piece): number {
  const { text, lead } = piece;
  const [first = ''] = text.split(/\s+(?:and|&)\s+/iu);
  const isName = /^["“‘']?\p{Lu}/u.test(text) && text.split(' ').length <= mostEmployerWords && isEmployer(text);
  const isOther = [text, first].some((one) => noEmployer.test(one) || isPlace(one));
  if (!isName || isOther || namesField(text) || titleScoreOf(text) >= 2) return 0;
  const isWhere = isTown(text) && text.split(' ').length < 3;
  const isLed = ledTo.test(lead) && !isWhere && isUnknown(text) && !department.test(text);
  return Math.max(employerEvidence(piece), /["“]$/u.test(lead) ? 2 : 0, isLed ? 1 : 0);
}

/** What kind of firm it was, or part of one, and the country of a firm without its name: "Pump industry", "India Pvt Ltd". */
const ofKind =
  /^(?:\p{L}+\s)?(?:industry|company|firm|sector|field|project|site|committee)$|^(?:india|qatar|oman|uae|ksa|private)?\s?(?:pvt|ltd|limited|llc)\b/iu;
const department = /(?<!\p{L})(?:department|dept|team|section|panels?|division)\W*$/iu;

/** A post without the town before it, which stood behind the employer: "Leeds Stock Clerk". */
function withoutTown({ text, from, to }: Piece): Range {
  const [first = ''] = text.split(' ', 1);
  const isBehind =
    text.length > first.length && /\p{Ll}/u.test(first) && (isTown(first) || isPlace(first)) && titleScoreOf(first) < 1;
  return [isBehind && !isKnownWord(first.toLowerCase()) ? from + first.length + 1 : from, to];
}
