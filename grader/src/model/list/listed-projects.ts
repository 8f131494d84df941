import { hasMetric } from '../language/metric.ts';
import { tensesOf } from '../language/tense.ts';
import { linesOf, sectionsOf } from '../questions.ts';
import type { Entry, Resume, Row, Section } from '../resume.ts';

/** So many projects are a list; one alone has a title above its lines. */
const fewest = 2;
/** An item of more words tells something, and so does a list that takes more on average. */
const mostWords = 24;
const mostOnAverage = 11;
/** From this share on, one of the names may have got a word more. */
const nearlyAll = 0.75;
/** A piece of a sentence that was cut into lines. */
const piece = /^\P{L}*\p{Ll}|\b(?:of|on|for|the|and|or|to|an?|in|with|by|at|from|is|was)$/u;
/** What heads a part of the list. */
const label = /^\W*(?:\p{L}+[ -]){0,3}projects?\W*$/iu;
/** What tells of a project beside its name. */
const detail =
  /\b(?:role|responsib\w*|description|client|contractor|consultant|duration|team size|technolog\w*|tools?|environment|platform|using|used|(?:built|made|developed|written|implemented) (?:with|in|on|by)|scope|value|cost)\b|:\s*\S|https?:|www\.|github|^(?:I|We) \p{Ll}{3,}/iu;

/** The lines of sections of projects that are nothing but names, in the order of the page. */
export function listedProjectsOf(resume: Resume): Row[] {
  const sections = sectionsOf(resume, 'projects').filter(({ rows }) => rows.length > 0);
  const items = sections.map(itemsOf);
  return items.length > 0 && items.every(isListOfNames) ? items.flat().map(({ row }) => row) : [];
}

type Item = { row: Row; text: string; opensWithVerb: boolean };

function itemsOf({ entries }: Section): Item[] {
  return entries.flatMap((entry) => {
    const [head] = entry.header;
    const opened = new Map(tensesOf(linesOf(entry)).map(({ unit, tense }) => [unit, tense]));
    const lines = linesOf(entry).flatMap((line) => {
      const [row] = line.rows;
      const isVerb = /^(?:past|present|either)$/.test(opened.get(line) ?? '');
      return row ? [{ row, text: line.text, opensWithVerb: isVerb }] : [];
    });
    return head && !label.test(headOf(entry))
      ? [{ row: head, text: headOf(entry), opensWithVerb: false }, ...lines]
      : lines;
  });
}

const headOf = ({ header }: Entry) => header.map(({ text }) => text).join(' ');

function isListOfNames(items: readonly Item[]): boolean {
  const lengths = items.map(({ text }) => text.split(' ').length);
  return (
    items.length >= fewest &&
    lengths.every((words) => words <= mostWords) &&
    !items.some(({ text }) => piece.test(text)) &&
    lengths.reduce((sum, words) => sum + words, 0) <= mostOnAverage * items.length &&
    items.filter(({ text, opensWithVerb }) => !opensWithVerb && !detail.test(text) && !hasMetric(text)).length >=
      nearlyAll * items.length
  );
}
