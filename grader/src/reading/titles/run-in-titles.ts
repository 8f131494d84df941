import type { Row, SectionKind, Segment } from '../../model/resume.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { rowOf, segmentOf } from '../rows/rows.ts';
import { declares } from './declarations.ts';
import { kindOfTitle } from './titles.ts';

/** Kinds whose text people begin on the line of the title: "OBJECTIVE: To secure a post …". */
const runInKinds: SectionKind[] = [
  'declaration',
  'objective',
  'experience',
  'education',
  'skills',
  'references',
  'awards',
  'certifications',
  'interests',
  'projects',
  'summary',
];
const leastTextWords = 4;

/** A title and the text behind it on the same line. */
type RunIn = { title: Row; rest: Segment };

/** The title at the head of a row whose text goes on behind it, told by a colon or by its size. */
export const runInTitle = (row: Row): RunIn | undefined => titleBeforeColon(row) ?? titleBeforeSmaller(row);

/** So many words a title has that is followed by smaller text, which is this much smaller. */
const mostSetWords = 3;
const smallerShare = 0.88;

/** A known title followed by text in smaller type: "Projects – see more at …", "Education  Associate degree (Drafting)". */
function titleBeforeSmaller(row: Row): RunIn | undefined {
  const first = row.words[0];
  if (!first || row.mark || row.table || row.segments.length > 1) return undefined;
  const end = row.words.findIndex(({ size }) => size < smallerShare * first.size);
  const [words, behind] = [row.words.slice(0, end), row.words.slice(end)];
  if (end < 1 || end > mostSetWords || words.some(({ size }) => Math.abs(size - first.size) > 0.6)) return undefined;
  if (behind.some(({ size }) => size >= smallerShare * first.size)) return undefined;
  if (behind.length < leastTextWords && kindOfTitle(row.text)) return undefined;
  const title = rowOf(words, row.column);
  // Letters of a title in small capitals are smaller as well.
  return kindOfTitle(title.text) && /\p{Ll}/u.test(textOf(behind)) ? { title, rest: segmentOf(behind) } : undefined;
}

/** References that are not told yet: "Available on request". */
const onRequest = /^\W*(?:\p{L}+ ){0,4}(?:on|upon) (?:request|demand)\b/iu;

/** Whether a text is what its title announces, whatever both look like: "Declaration: I …", "Objective: To secure …". */
export const isSureText = (kind: SectionKind, text: string): boolean =>
  (kind === 'declaration' && (/^I\b/i.test(text) || declares.test(text))) ||
  (kind === 'references' && onRequest.test(text)) ||
  (kind === 'objective' && /^(?:to|seeking|looking)\s\p{Ll}/iu.test(text));

/** A known title and the text behind its colon, where the title stands out or the text is sure. */
function titleBeforeColon(row: Row): RunIn | undefined {
  const colon =
    row.segments.length === 1 && !row.mark
      ? /^\P{Ll}[^:]{4,40}?\s*(?::[-–—:\s]*|(?<=\p{Lu}{3}\s?)[-–—]\s+(?!\d))(?=[^\s(])/u.exec(row.text)
      : null;
  if (!colon) return undefined;
  const kind = kindOfTitle(colon[0]);
  if (!kind || !runInKinds.includes(kind)) return undefined;
  const [words, behind] = [
    cutBetween(row.words, 0, colon[0].length),
    cutBetween(row.words, colon[0].length, row.text.length),
  ];
  const [first, next] = [words[0], behind[0]];
  if (!first || !next) return undefined;
  const [title, rest] = [rowOf(words, row.column), segmentOf(behind)];
  const isSure = isSureText(kind, rest.text);
  if (behind.length < leastTextWords && !isSure) return undefined;
  const isCaps = !/\p{Ll}/u.test(title.text) && /\p{Ll}/u.test(rest.text);
  return isSure || isCaps || (first.bold && !next.bold) ? { title, rest } : undefined;
}
