import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { textStyleOf } from '../../model/layout/text-style.ts';
import type { Row } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { wordsOfTitle } from '../../model/titles/kind-of-title.ts';
import { languageOf } from '../person/language.ts';
import type { Body, Candidate } from './title-candidates.ts';
import { isAlignedLike, majorityStyle, sameStyle } from './title-style.ts';

const mostWords = 4;
const leastKinds = 3;
const mostRepeats = 2;

/**
 * The titles of a document without any style, such as text printed from a form: short rows that are known titles and
 * look like the rest. Where two titles stand out by their look, there are none of these.
 */
export function plainTitles(candidates: Candidate[], rows: Row[], body: Body): Candidate[] {
  const known = candidates.filter((candidate) => candidate.known);
  const isPlain = ({ style, ruled }: Candidate) =>
    style.size <= 1.06 * body.size && style.bold !== true && !style.caps && style.color === body.color && !ruled;
  if (known.filter((candidate) => !isPlain(candidate)).length >= 2) return [];
  const titles = known.filter((candidate) => isPlain(candidate) && standsAlone(candidate, rows));
  const bare = ({ segment }: Candidate) => segment.text.toLowerCase();
  const single = titles.filter((one) => titles.filter((other) => bare(other) === bare(one)).length <= mostRepeats);
  return new Set(single.map(({ kind }) => kind)).size >= leastKinds ? single : [];
}

/** A short row of its own that begins where the text begins; the row below it is not the rest of its sentence. */
function standsAlone({ row, rest, style }: Candidate, rows: Row[]): boolean {
  if (row.mark || rest.length > 0 || row.segments.length > 1 || row.words.length > mostWords || style.italic)
    return false;
  if (!/^\p{Lu}/u.test(row.text) || /[.,;]$/.test(row.text)) return false;
  const at = rows.indexOf(row);
  const [above, below] = [rows[at - 1], rows[at + 1]];
  if (!below || /^\p{Ll}/u.test(below.text)) return false;
  const isSentence = above && above.column === row.column && /[,&]$|\b(?:and|of|the|in|with|for|to)$/.test(above.text);
  const start = below.mark?.x0 ?? below.x0;
  return !isSentence && Math.abs(row.x0 - start) <= 30 && textStyleOf(below).size <= style.size + 0.6;
}

const leastFeatures = 3;
const leastTitles = 2;
/** Without capitals, larger rows are titles from so many on, whatever their language; so much larger ones need no other look. */
const leastLarger = 3;
const larger = 1.06;
const farLarger = 1.3;

/**
 * The titles of a document without a known one, such as a stylist's list of clients: rows of one look that stand out by
 * capitals or their size, each above rows that do not.
 */
export function plainestTitles(candidates: Candidate[], rows: Row[], { size }: Body): Candidate[] {
  const below = new Map(rows.map((row, i) => [row, rows[i + 1]]));
  const standing = candidates.filter(({ row, style, isLabel }) => {
    const next = below.get(row);
    return !isLabel && next && !sameStyle(textStyleOf(next), style);
  });
  const inCapitals = standing.filter(({ style, score }) => style.caps && score >= leastFeatures);
  const isLarger = ({ style, score }: Candidate) =>
    style.size > (score >= leastFeatures ? larger : farLarger) * size && !style.caps;
  const titles = alignedAlike(inCapitals);
  if (titles.length >= leastTitles) return titles;
  // Between lines in English, rows in another language are not known to be titles.
  const mayBeAny = languageOf(rows) !== 'english';
  const others = alignedAlike(standing.filter((one) => isLarger(one) && (mayBeAny || isOfWords(one))));
  return others.length >= leastLarger ? others : [];
}

const isOfWords = ({ segment }: Candidate) => wordsOfTitle(segment.text).every((word) => isKnownWord(word));

/** Those of some titles that have the look of most and begin where the first of these begins. */
function alignedAlike(standing: Candidate[]): Candidate[] {
  const style = majorityStyle(standing);
  const titles = style ? standing.filter((one) => sameStyle(one.style, style)) : [];
  const [first] = titles;
  return first ? titles.filter(({ segment }) => isAlignedLike(segment, first.segment)) : [];
}

/** A paragraph has so many rows of so many words, and so many titles show how titles look. */
const proseRows = 2;
const proseWords = 6;
const leastAlike = 2;

/**
 * The post above a profile, in the looks of the titles and before all of them: "SITE ENGINEER" above a paragraph about
 * the person. Undefined where a title of a profile follows, which makes the post a headline.
 */
export function titleOfProfile(candidates: readonly Candidate[], known: readonly Candidate[], rows: Row[]) {
  const [first] = known;
  const style = majorityStyle([...known]);
  if (!first || !style || first.kind === 'summary' || first.kind === 'objective') return undefined;
  if (known.filter((one) => sameStyle(one.style, style)).length < leastAlike) return undefined;
  const at = rows.indexOf(first.row);
  const post = candidates.findLast(
    ({ row, style: look, score, segment }) =>
      rows.indexOf(row) < at &&
      row.column === first.row.column &&
      score >= leastFeatures &&
      sameStyle(look, style) &&
      titleScoreOf(segment.text) >= 2,
  );
  if (!post || post.known) return undefined;
  const prose = rows.slice(rows.indexOf(post.row) + 1, at);
  const isProse = ({ words, mark, text }: Row) => !mark && words.length >= proseWords && !/@|\d{6}/.test(text);
  // The last line of a paragraph may be short, and a list may follow it.
  const opening = prose.slice(0, Math.max(1, Math.min(proseRows, prose.length - 1)));
  return prose.length >= proseRows && opening.every(isProse) ? post : undefined;
}
