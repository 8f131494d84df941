import { itemAt } from '../../model/list/item-at.ts';
import type { Word } from '../../model/page.ts';
import type { DateSpan, Part, Row } from '../../model/resume.ts';
import { datesIn, isDateText } from '../../model/text/dates.ts';
import { endsInField, organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutWord, textOf } from '../../model/text/text.ts';
import { isPostToo, roleOfLabel } from '../../words/entry-labels.ts';
import { monthOf } from '../../words/months.ts';
import { cities, isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { campusSystem } from '../../words/studies/schools.ts';
import { splitTown } from '../employers/towns.ts';
import { leadsToSubject } from '../studies/degree-goes-on.ts';
import { leadsOnlyToEmployer, leadsToEmployer } from './leads-to-employer.ts';
import { withoutLength } from './length-before.ts';
import { looksDifferent } from './looks.ts';
import { isNoPart } from './no-parts.ts';
import { withoutPerson } from './persons-beside.ts';
import { isSlashInside, separators } from './separators.ts';

/** One part of a header row, with the evidence for each role it may have. */
export type Piece = Part & {
  row: Row;
  /** Its row, position and style: pieces of other entries with the same signature have the same role. */
  signature: string;
  titleScore: number;
  organisationScore: number;
  isPlace: boolean;
  /** Whether an "at" before it tells that it is where somebody worked. */
  isBehindAt: boolean;
  /** Whether the word before it leads to nothing but an employer: what stands before that is a post. */
  isLed: boolean;
};

const gradeTail =
  /,?\s*\(?\b(?:(?:(?:Cumulative|Overall|Major|Minor|Current|Final|Total|(?:Un)?[Ww]eighted)\s+)*(?:GPA|CGPA)|Grade(?=\s*[:=-]|\s+[A-F][+-]?(?:\W|$)|\s*\d))\b.*$/;
/** Labels that only announce what follows. */
const label =
  /^(?:(?:key |main |selected )?(?:highlights|achievements|responsibilities|accomplishments|duties)|technologies|tech stack|description|summary|(?:(?:currently|presently|also)\s+)?work(?:ed|ing))\s*:?$/i;
/** What heads a list of projects: "Types of projects", "Key Projects Worked On", "Project Overview". */
const projectCaption =
  /^(?:(?:key|major|main|types? of|list of|summary of|other|current|ongoing|some|my|our|participation in)\s+)*projects?(?:\s+(?:overview|details?|description|summary|profile|list|worked|involved|handled?|undertaken|executed|completed|done|accomplished)(?:\s+(?:on|in|at))?)?\s*:?$/i;
/** A longer piece is a sentence. */
const mostPieceWords = 16;
const trimmed = /^[\s\p{Co},;:|·•()\-–—]+|[\s\p{Co},;:|·•(\-–—]+$/gu;
/** Words that led from the part before or to the part behind: "At Harbor Works", "Analyst from". */
const joints =
  /^(?:(?:(?:[Cc]urrently|[Pp]resently|CURRENTLY|PRESENTLY)\s+)?(?:[Ww]ork(?:ing|ed)|WORK(?:ING|ED))\s+(?:with|at|in|WITH|AT|IN)|at|in|with|bei|chez|presso|bij)\s+(?=[\p{Lu}"“])|\s+(?:at|in|with|from|dated|since|for|to|as|of|and|as an?|im|bei|von|seit|chez|depuis|en|desde|da|dal|van|sinds)$/gu;

/** The comma before a joint: "Harbor Works, from 2010". */
const leftBehind = /\s*[,;]$/;

/** "(At **Harbor Works**)": a joint that its style parts from what it leads to. */
const isJointAlone = /^(?:At|AT|With|WITH)$/;

const isAt = /^(?:at|@)$/i;
/** A legal form belongs to the name before it, whatever it looks like. */
const isLegalForm = /^(?:pvt|ltd|limited|llc|l\.l\.c|gmbh|w\.?l\.?l)\b/i;

/** Takes the dates out of a header row and splits the rest by style and separators. */
export function piecesOf(row: Row, rowNumber: number): { pieces: Piece[]; dates: DateSpan[] } {
  const dates: DateSpan[] = [];
  const pieces: Piece[] = [];
  for (const segment of isSpread(row) ? [row] : row.segments) {
    const words = segment.words.flatMap(partedAtBracket);
    const found = datesIn(words);
    dates.push(...found);
    const dated = new Set(found.flatMap((date) => date.words));
    const rest = withoutLength(withoutNumber(words.filter((word) => !dated.has(word)).flatMap(partedAtBar)));
    for (const run of runsOf(rest, isSpread(row))) {
      const lead = rest[rest.indexOf(itemAt(run, 0)) - 1]?.text ?? '';
      const isLed = leadsOnlyToEmployer.test(lead);
      for (const [i, part] of splitPlace(run).entries()) {
        const piece = pieceOf(part, row, rowNumber, pieces.length);
        if (piece)
          pieces.push({ ...piece, isBehindAt: (isLed || isAt.test(lead)) && i === 0, isLed: isLed && i === 0 });
      }
    }
  }
  return { pieces, dates };
}

/** "Clerk(May 2012": a bracket around a time that was typed without the space before it. */
function partedAtBracket(word: Word): Word[] {
  const at = /(?<=\p{L}{3}\)?)\((?=\p{Lu}\p{Ll}{2}|\d{2}|from$)/iu.exec(word.text)?.index;
  const behind = at === undefined ? '' : word.text.slice(at + 1);
  const isTime = /^(?:from|(?:0?[1-9]|1[0-2])[./]\d.*|(?:19|20)\d\d\b.*)$/i.test(behind);
  if (at === undefined || !(isTime || monthOf(behind.replace(/['’.,\d].*$/, '')) !== undefined)) return [word];
  return [cutWord(word, 0, at), cutWord(word, at)];
}

/** "Elm College|Nursing", "Clerk @Harbor": a sign that was typed without spaces; "C|EH" is one name. */
function partedAtBar(word: Word): Word[] {
  if (/^@\p{Lu}/u.test(word.text)) return [cutWord(word, 0, 1), cutWord(word, 1)];
  const at = /(?<=[\p{L}.)]{3})\|(?=[\p{L}.(]{3})/u.exec(word.text)?.index;
  return at === undefined ? [word] : [cutWord(word, 0, at), cutWord(word, at, at + 1), cutWord(word, at + 1)];
}

/** Without the number of a numbered entry: "1. Harbor Works", "(ii) Delta Foods". */
function withoutNumber(words: Word[]): Word[] {
  const isNumber = /^\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]$/;
  const [first, ...rest] = words;
  if (!first || isNumber.test(first.text)) return rest;
  const glued = /^\d{1,2}[.)](?=\p{L}{2})/u.exec(first.text)?.[0].length;
  return glued ? [cutWord(first, glued), ...rest] : words;
}

/** Whether justification set all words of a short line apart: equal gaps between three words or more. */
function isSpread({ segments, words, table }: Row): boolean {
  if (table || segments.length < 3 || segments.length !== words.length) return false;
  const gaps = words.slice(1).map(({ x0 }, i) => x0 - (words[i]?.x1 ?? x0));
  return Math.max(...gaps) - Math.min(...gaps) < 0.15 * Math.max(...gaps);
}

/** Runs of words of one style between separators. */
function runsOf(words: Word[], isSpread = false): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const [i, word] of words.entries()) {
    const before = run.at(-1);
    // "Harbor Works as a Site Engineer", "As Site Engineer"
    if (/^as$/i.test(word.text) && !isInBrackets(words, i) && titleScoreOf(textOf(words.slice(i + 1))) >= 2) {
      end();
      continue;
    }
    if (/^(?:in|with)$/i.test(word.text) && opensEmployer(textOf(run), textOf(words.slice(i + 1)))) {
      end();
      continue;
    }
    // "A to Z Works" is a name.
    if (/^an?$/i.test(word.text) && run.length === 0 && !/^(?:to|&)$/.test(words[i + 1]?.text ?? '')) continue;
    const isInside = isInBrackets(words, i);
    // "Clerk (stores - outbound)": a dash in brackets behind a name parts nothing; a bar parts nothing in any.
    const isKept = isInside && (word.text === '|' || /\p{L}\S*\s*\([^()]*$/u.test(textOf(run)));
    const isSeparator = separators.test(word.text) && !isKept && !isSlashInside(words, i, run);
    if (isSeparator || isStopBetween(words, i) || leadsToEmployer(words, i, run)) {
      end();
      continue;
    }
    if (before && /^[—–]\p{Lu}/u.test(word.text) && !/^pre$/i.test(before.text)) end();
    // Of a word behind a dash without a space the style is that of the dash.
    const isGlued = before !== undefined && /^[—–]/u.test(before.text);
    const isOther = before !== undefined && !isGlued && looksDifferent(before, word) && /\p{L}/u.test(word.text);
    // Inside a piece that is in brackets another look parts nothing.
    const goesOn = isLegalForm.test(word.text) || leadsToSubject(run, words.slice(i));
    if (isOther && !goesOn && !(/^\((?!At$)/.test(textOf(run)) && isInBrackets(words, i - 1))) end();
    if (!isSpread && before && !isLegalForm.test(word.text) && word.x0 - before.x1 > 1.1 * word.size) end();
    run.push(word);
    const ends = word.text !== '|' && /[|;]$/.test(word.text) && !isInside;
    if (ends || (!isInside && opensBehindDash(word, words[i + 1]))) end();
  }
  end();
  return runs;
}

/** Whether a bracket that opens at a word or before it closes behind it: "(Python | Docker | Jenkins)". */
function isInBrackets(words: Word[], at: number): boolean {
  return /\([^)]*$/.test(textOf(words.slice(0, at + 1))) && /^[^(]*\)/.test(textOf(words.slice(at + 1)));
}

/** "Site Engineer in Harbor Works Ltd", but not "Engineer in charge". */
function opensEmployer(before: string, behind: string): boolean {
  const isPart = /^(?:\S+ ){0,4}(?:department|dept|division|section|team)\b/i.test(behind);
  return (
    titleScoreOf(before) >= 2 &&
    !namesDegree(before) &&
    /^["“‘']?(?:M\/s|\p{Lu})/u.test(behind) &&
    (organisationScoreOf(behind) >= 1 || limited.test(behind)) &&
    !isPart
  );
}

/** A legal form before the town of an employer. */
const limited = /\s(?:Ltd|Limited|LLC|L\.L\.C|Inc|GmbH)(?!\p{L})/iu;

/** "Supervisor- Harbor Works": a dash that was typed without the space before it. */
function opensBehindDash(word: Word, next: Word | undefined): boolean {
  return /\p{L}{3}[-–—]$/u.test(word.text) && /^\p{Lu}/u.test(next?.text ?? '');
}

/** A full stop with blanks around it, between a name and what begins with a capital: "Stock Clerk . Harbor Works". */
function isStopBetween(words: readonly Word[], i: number): boolean {
  const [before, stop, after] = [words[i - 1], words[i], words[i + 1]];
  if (stop?.text !== '.' || !before || !after || isLegalForm.test(after.text) || isLegalForm.test(before.text))
    return false;
  return /\p{L}{4}$/u.test(before.text) && /^\p{Lu}\p{L}/u.test(after.text);
}

/**
 * Splits a location off the end of a run: "Puget Traffic Lab, Seattle, WA"; also a town that is not known, if the run
 * is `known` to be an employer.
 */
export function splitPlace(words: Word[], known = false): Word[][] {
  if (!known && isPlace(textOf(words))) return [words];
  for (let i = 1; i < words.length; i++) {
    const before = itemAt(words, i - 1);
    // "Delta Mills (DMC), Leeds": a short form of the name is no place.
    const opens = /^\((?!\p{Lu}{2,6}\),$)/u.test(words[i]?.text ?? '');
    if (!/[,:]$/.test(before.text) && !opens) continue;
    const bracket = bracketOpenIn(words.slice(0, i));
    const tail = textOf(words.slice(i));
    // "Harbor Works (Dock 2, Leeds)": the whole bracket tells where it is, or none of it.
    if (bracket > 0 && !opens) {
      if (isPlace(tail.replace(/\)\W*$/, ''))) return [words.slice(0, bracket), words.slice(bracket)];
      continue;
    }
    const isCampus = !tail.includes(',') && campusSystem.test(textOf(words.slice(0, i)).replace(/,$/, ''));
    if (isCampus) continue;
    const inCity = cities.has(tail.toLowerCase()) && organisationScoreOf(textOf(words.slice(0, i))) > 0.5;
    const enough = tail.includes(',') || opens || inCity || /^remote/i.test(tail);
    if (enough && isPlace(tail)) return [words.slice(0, i), words.slice(i)];
  }
  return known ? splitTown(words) : [words];
}

/** Where words open a bracket that they do not close; 0 where they open none behind the first word. */
function bracketOpenIn(words: Word[]): number {
  const at = words.findLastIndex(({ text }) => text.startsWith('('));
  return at > 0 && !/\)/.test(textOf(words.slice(at))) ? at : 0;
}

/** What an employer is, behind its name: "(Harbor Works is a builder of pumps)". */
const aboutEmployer = /^(\(?(?:\p{Lu}\S* ){1,5})is (?:an?|the|one of) \p{L}/u;

/** The end of a sentence, not of a shortened word. */
const fullStop = /(?<=\p{Ll}{4})\.$/u;

/** The part that these words are, without the punctuation around them. */
export function partOfWords(words: Word[]): Part {
  const own = trimWords(words);
  const text = textOf(own).replace(trimmed, '').replace(joints, '').replace(leftBehind, '').replace(fullStop, '');
  return { text: text.includes('(') ? text : text.replace(/\)$/, ''), words: own };
}

function pieceOf(words: Word[], row: Row, rowNumber: number, index: number): Piece | undefined {
  const about = aboutEmployer.exec(textOf(words))?.[1];
  const name = about ? pieceOf(words.slice(0, about.trim().split(' ').length), row, rowNumber, index) : undefined;
  const isEmployer = name !== undefined && (about?.startsWith('(') || name.organisationScore >= 1);
  if (isEmployer) return { ...name, titleScore: 0, organisationScore: Math.max(1, name.organisationScore) };
  const text = withoutPerson(textOf(words))
    .replace(gradeTail, '')
    .replace(trimmed, '')
    .replace(joints, '')
    .replace(leftBehind, '')
    .replace(/\)$/, (end) => (textOf(words).includes('(') && !/^\(/.test(textOf(words).trim()) ? end : ''));
  // "Consultant" is a label of projects, and a post; "Diploma" without a colon is a degree.
  const isDegree = /^diploma$/i.test(text) && !/:\s*$/.test(textOf(words));
  const isName = isPostToo(text) || isDegree || isNumberedName(text, row);
  const isLabel = label.test(text) || projectCaption.test(text) || (roleOfLabel(text) !== undefined && !isName);
  if (!/[\p{L}\d]/u.test(text) || isLabel || isJointAlone.test(text)) return undefined;
  if (isNoPart(text)) return undefined;
  // The rest of a sentence: no part of an entry begins with a small letter and ends with a full stop.
  if (/^\p{Ll}.*\.$/su.test(text) || /\bI (?:was|am|have|had)\b/.test(text) || text.split(' ').length > mostPieceWords)
    return undefined;
  const first = words.find((word) => /\p{L}/u.test(word.text)) ?? itemAt(words, 0);
  return {
    text,
    words: trimWords(words),
    row,
    signature: `${rowNumber}:${index}:${first.bold ? 'b' : ''}${first.italic ? 'i' : ''}`,
    titleScore: titleScoreOf(text),
    organisationScore: endsInField(text) ? 0 : organisationScoreOf(text),
    isBehindAt: false,
    isLed: false,
    isPlace: isPlace(text) || (words[0]?.text.startsWith('(') === true && isPlace(textOf(words))),
  };
}

/** "Project 44" with a range of dates beside it: a name that ends in a number. */
export const isNumberedName = (text: string, { segments }: Row): boolean =>
  /^\p{L}+ \d+$/u.test(text) && segments.length > 1 && isDateText(segments.at(-1)?.text ?? '');

function trimWords(words: Word[]): Word[] {
  return words.flatMap((word, i) => {
    const isLast = i === words.length - 1 && !(word.text === ')' && textOf(words).includes('('));
    if (!/[\p{L}\p{N}]/u.test(word.text)) return i === 0 || isLast ? [] : [word];
    const end = i < words.length - 1 ? word.text.length : word.text.replace(/[,;:|]+$/, '').length;
    return end < word.text.length ? [cutWord(word, 0, end)] : [word];
  });
}
