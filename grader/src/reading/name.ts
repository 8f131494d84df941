import { textStyleOf } from '../model/layout/text-style.ts';
import type { Field, Row, Segment } from '../model/resume.ts';
import { textOf } from '../model/text/text.ts';
import { titleScoreOf } from './pieces.ts';
import { segmentOf } from './rows.ts';
import { kindOfTitle } from './titles.ts';

const postNominals =
  /(?:,\s*|\s+)(?:Ph\.?D|M\.?D|CPA|MBA|R\.?N|PMP|CFA|Esq|J\.?D|M\.?Sc?|B\.?Sc?|BSN|MSN|LLM|P\.?E|PgMP|SHRM-CP|ACCA)\.?(?=$|[\s,])/gi;
const pronouns = /\s*[(|]?\b(?:she\/her|he\/him|they\/them)(?:\/\w+)?\b\)?/gi;
const documentWords =
  /\b(?:resume|résumé|curriculum|vitae|cv|sample|functional|template|page|cover|letter|example resume)\b/i;

type Candidate = { segment: Segment; score: number };

/**
 * Finds the person's name: the most prominent short line of letters near the top of the first page. Similarity to the
 * e-mail address is evidence; titles of jobs and documents are not names.
 */
export function nameOf(
  rows: Row[],
  bodySize: number,
  email: string | undefined,
  pageHeight: number,
): Field | undefined {
  const segments = rows
    .filter((row) => row.page === 0 && !row.mark && row.y0 < pageHeight * 0.45)
    .flatMap((row) => nameSegments(row));
  const local = (email?.split('@')[0] ?? '').toLowerCase();
  const candidates = segments
    .map((segment, i): Candidate => ({ segment, score: scoreOf(segment, i, bodySize, local, pageHeight) }))
    .filter((candidate) => candidate.score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = candidates[0]?.segment;
  if (!best) return undefined;
  const mates = segments.filter((other) => isOtherHalf(best, other)).toSorted((a, b) => a.base - b.base);
  const parts = mates.length >= 1 && mates.length <= 2 ? [best, ...mates].toSorted((a, b) => a.base - b.base) : [best];
  const words = parts.flatMap((part) => part.words).filter((word) => /\p{L}/u.test(word.text));
  const text = clean(textOf(words)).replace(/- (?=\p{Lu})/gu, '-');
  return text === '' ? undefined : { text, words };
}

/** The whole row when it is one run of large letters, however wide its gaps, else its segments. */
function nameSegments(row: Row): Segment[] {
  if (row.segments.length === 1) return [partBefore(row)];
  const sizes = row.segments.map((segment) => segment.size);
  const alike = Math.max(...sizes) - Math.min(...sizes) < 0.6;
  return alike && row.segments.every((segment) => segment.words.length <= 2) && row.words.length <= 4
    ? [row]
    : row.segments;
}

/** The part before a bar, or before a comma and a job title: "Priya Raman | Senior Engineer". */
function partBefore(segment: Segment): Segment {
  const bar = segment.words.findIndex((word) => /^[|•·–—-]$/.test(word.text));
  if (bar > 0) return segmentOf(segment.words.slice(0, bar));
  const comma = segment.words.findIndex((word) => word.text.endsWith(','));
  const label = comma > 0 ? textOf(segment.words.slice(comma + 1)) : '';
  return titleScoreOf(label) >= 1 && comma <= 4 ? segmentOf(segment.words.slice(0, comma + 1)) : segment;
}

function clean(text: string): string {
  return text
    .replace(pronouns, '')
    .replace(postNominals, '')
    .replace(/^[\s,|–-]+|[\s,|–-]+$/g, '')
    .replace(/\s+/g, ' ');
}

function scoreOf(segment: Segment, order: number, bodySize: number, local: string, pageHeight: number): number {
  const text = clean(segment.text);
  const words = text.split(/\s+/);
  if (!/\p{L}{2}/u.test(text) || /[@\d:;]|https?|www\./.test(text) || words.length > 5) return 0;
  if (kindOfTitle(text) !== undefined || documentWords.test(text) || /[.!?]$/.test(text.replace(/\b\p{Lu}\.$/u, '')))
    return 0;
  const names = words.filter(
    (word) => !/^(?:de|del|da|di|van|von|der|den|la|le|bin|al|el|y|e|dos|ter|ten)$/i.test(word),
  );
  const caseless = !/\p{Lu}|\p{Ll}/u.test(text);
  if (!caseless && !names.every((word) => /^[\p{Lu}\p{Lt}"“(]/u.test(word))) return 0;
  const style = textStyleOf(segment);
  const ratio = segment.size / bodySize;
  let score = Math.min(4, (ratio - 1) * 4) + (style.bold ? 0.6 : 0) + (style.caps ? 0.3 : 0);
  score += Math.max(0, 1.2 - order * 0.15) + Math.max(0, 0.6 - (segment.y0 / pageHeight) * 2);
  if (words.length === 1) score -= 0.8;
  if (titleScoreOf(text) >= 2) score -= 2.5;
  const letters = names.map((word) =>
    word
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z]/g, ''),
  );
  if (letters.some((word) => word.length >= 3 && local.includes(word.slice(0, Math.max(3, word.length - 2)))))
    score += 3;
  return score > 0.9 ? score : 0;
}

/** The other half of a name that is broken over two lines. */
function isOtherHalf(best: Segment, other: Segment): boolean {
  if (other === best || Math.abs(other.size - best.size) > 0.6 || textStyleOf(best).caps !== textStyleOf(other).caps)
    return false;
  const gap = Math.abs(other.base - best.base);
  const shares = other.x0 < best.x1 && best.x0 < other.x1;
  return (
    gap > 0 &&
    gap < 3 * best.size &&
    shares &&
    best.words.length <= 2 &&
    other.words.length <= 2 &&
    best.size > 14 &&
    titleScoreOf(other.text) < 2 &&
    /^\p{Lu}/u.test(other.text) &&
    kindOfTitle(other.text) === undefined
  );
}
