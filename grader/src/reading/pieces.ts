import { itemAt } from '../model/list/item-at.ts';
import type { Word } from '../model/page.ts';
import type { DateSpan, Part, Row } from '../model/resume.ts';
import { datesIn } from '../model/text/dates.ts';
import { cutWord, textOf } from '../model/text/text.ts';
import { rankWords, titleNouns } from '../words/job-titles.ts';
import { campusSystem, namesDegree, organisationCues, schoolCue } from '../words/organisations.ts';
import { cities, isPlace } from '../words/places.ts';

/** One part of a header row, with the evidence for each role it may have. */
export type Piece = Part & {
  row: Row;
  /** Its row, position and style: pieces of other entries with the same signature have the same role. */
  signature: string;
  titleScore: number;
  organisationScore: number;
  isPlace: boolean;
};

/** Separator words. A comma alone is one: it was set in another style than the words before it. */
const separators = /^(?:[|·•–—∙⋄/,]|-|@|\|\|)$/;
const gradeTail = /,?\s*\(?\b(?:GPA|CGPA|Grade)\b.*$/;
/** Labels that only announce what follows. */
const label =
  /^(?:(?:key |main |selected )?(?:highlights|achievements|responsibilities|accomplishments|duties)|technologies|tech stack|description|summary)\s*:?$/i;
const trimmed = /^[\s,;:|·•(\-–—]+|[\s,;:|·•(\-–—]+$/g;

/** Takes the dates out of a header row and splits the rest by style and separators. */
export function piecesOf(row: Row, rowNumber: number): { pieces: Piece[]; dates: DateSpan[] } {
  const dates: DateSpan[] = [];
  const pieces: Piece[] = [];
  for (const segment of row.segments) {
    const found = datesIn(segment.words);
    dates.push(...found);
    const dated = new Set(found.flatMap((date) => date.words));
    const rest = segment.words.filter((word) => !dated.has(word));
    for (const run of runsOf(rest)) {
      for (const part of splitPlace(run)) {
        const piece = pieceOf(part, row, rowNumber, pieces.length);
        if (piece) pieces.push(piece);
      }
    }
  }
  return { pieces, dates };
}

/** Runs of words of one style between separators. */
function runsOf(words: Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const word of words) {
    const before = run.at(-1);
    if (separators.test(word.text) || (word.text === 'at' && endsBeforeAt(textOf(run)))) {
      end();
      continue;
    }
    if (before && looksDifferent(before, word) && /\p{L}/u.test(word.text)) end();
    if (before && word.x0 - before.x1 > 1.1 * word.size) end();
    run.push(word);
    if (/[|;]$/.test(word.text)) end();
  }
  end();
  return runs;
}

/**
 * "Analyst at Harbor Works" and "BSc at Elm College" are split at the "at"; "University of Texas at El Paso" is not.
 */
function endsBeforeAt(text: string): boolean {
  return text === '' || ((titleScoreOf(text) >= 1 || namesDegree(text)) && !schoolCue.test(text));
}

function looksDifferent(one: Word, other: Word): boolean {
  return (
    one.bold !== other.bold ||
    one.italic !== other.italic ||
    one.color !== other.color ||
    Math.abs(one.size - other.size) > 0.6
  );
}

/** Splits a location off the end of a run: "Puget Traffic Lab, Seattle, WA". */
function splitPlace(words: Word[]): Word[][] {
  if (isPlace(textOf(words))) return [words];
  for (let i = 1; i < words.length; i++) {
    const before = itemAt(words, i - 1);
    const opens = words[i]?.text.startsWith('(');
    if (!before.text.endsWith(',') && !opens) continue;
    const tail = textOf(words.slice(i));
    const isCampus = !tail.includes(',') && campusSystem.test(textOf(words.slice(0, i)).replace(/,$/, ''));
    if (isCampus) continue;
    const inCity = cities.has(tail.toLowerCase()) && organisationScoreOf(textOf(words.slice(0, i))) > 0.5;
    const enough = tail.includes(',') || opens || inCity || /^remote/i.test(tail);
    if (enough && isPlace(tail)) return [words.slice(0, i), words.slice(i)];
  }
  return [words];
}

function pieceOf(words: Word[], row: Row, rowNumber: number, index: number): Piece | undefined {
  const text = textOf(words)
    .replace(gradeTail, '')
    .replace(trimmed, '')
    .replace(/\)$/, (end) => (textOf(words).includes('(') && !/^\(/.test(textOf(words).trim()) ? end : ''));
  if (!/[\p{L}\d]/u.test(text) || label.test(text)) return undefined;
  const first = words.find((word) => /\p{L}/u.test(word.text)) ?? itemAt(words, 0);
  return {
    text,
    words: trimWords(words),
    row,
    signature: `${rowNumber}:${index}:${first.bold ? 'b' : ''}${first.italic ? 'i' : ''}`,
    titleScore: titleScoreOf(text),
    organisationScore: organisationScoreOf(text),
    isPlace: isPlace(text),
  };
}

function trimWords(words: Word[]): Word[] {
  return words.flatMap((word, i) => {
    if (!/[\p{L}\p{N}]/u.test(word.text)) return i === 0 || i === words.length - 1 ? [] : [word];
    const end = word.text.replace(/[,;:|]+$/, '').length;
    return end < word.text.length ? [cutWord(word, 0, end)] : [word];
  });
}

/** How much a text looks like a job title: its head noun counts most. */
export function titleScoreOf(text: string): number {
  const head = (text.split(/,| - | – |\(| of | for | to /)[0] ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, ' ')
    .trim()
    .replace(/\s(?:i{1,3}|iv|v)$/, '')
    .split(/\s+/);
  const all = text
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, ' ')
    .split(/\s+/);
  const isTitle = (word: string) => titleNouns.has(word);
  let score = 0;
  if (isTitle(head.at(-1) ?? '')) score += 2;
  else if (all.some(isTitle)) score += 1;
  if (rankWords.has(head[0] ?? '')) score += 0.5;
  if (/^(?:member|head|vice president|director|chief)\b/i.test(text)) score += 0.5;
  return score;
}

/** How much a text looks like the name of an organisation. */
export function organisationScoreOf(text: string): number {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\s.&-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let score = 0;
  if (organisationCues.has(words.at(-1) ?? '')) score += 1.5;
  else if (words.some((word) => organisationCues.has(word))) score += 0.7;
  if (schoolCue.test(text)) score += 1;
  if (
    /^(?:office|department|ministry|bank|city|county|state|university|school|college|institute|board) of\b/i.test(text)
  )
    score += 1.5;
  if (/&/.test(text)) score += 0.3;
  if (/\b(?:Inc|LLC|Ltd|GmbH|plc|Corp|LLP)\b\.?$/.test(text)) score += 1;
  return score;
}
