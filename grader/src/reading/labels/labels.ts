import { askedOnce } from '../../model/asked-once.ts';
import type { Word } from '../../model/page.ts';
import type { Row, Segment } from '../../model/resume.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { isPostToo, type LabelRole, roleOfLabel } from '../../words/entry-labels.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { isNumberedName } from '../rows/pieces.ts';

/** A label and what is written behind it: "Designation : Site Engineer". `key` tells labels of one role apart. */
export type LabelLine = { role: LabelRole; key: string; value: Word[] };

const number = '(?:\\(?(?:\\d{1,2}|[ivx]{1,4}|[IVX]{1,4}|[a-hA-H])[.)]\\s*)?';
const withColon = new RegExp(`^${number}([^:]{2,48}?)\\s*[-–—]*\\s*:+\\s*[-–—=]*\\s*`, 'u');
const withDash = /^([^:–—-]{2,40}?)\s+[-–—]+\s+/u;
const besideLabel = /[|•·]|\b(?:19|20)\d\d\b/;
const mostValueWords = 18;
const fewestCourses = 2;

/** The labels of a row with their values; empty when it is no label line. */
export const labelLinesOf = askedOnce((row: Row): LabelLine[] => {
  const { segments } = row;
  if (segments.length > 1) {
    const each = segments.map((segment) => labelled(segment, withColon));
    if (each[0] && each.every((line) => line !== undefined && line.value.length > 0))
      return each.filter((line) => line !== undefined);
  }
  const inner = labelsInside(row);
  if (inner.length > 1) return inner;
  const line = labelled(row, withColon) ?? betweenCells(row) ?? labelled(row, withDash) ?? captionOf(row);
  return line ? [line] : [];
});

/** Several labels in one line: "Designation : Site Engineer. Duration : June 2015 to May 2017". */
function labelsInside(row: Row): LabelLine[] {
  const cuts = allMatches(/:/g, row.text).flatMap(({ index }) => {
    const label = /(?:^|[\s.,;|])(\p{Lu}[\p{L}/&]*(?: (?:of |& |and )?\p{Lu}[\p{L}/&]*){0,2})\s*[-–]*\s*$/u.exec(
      row.text.slice(0, index),
    );
    const start = label ? index - label[0].length + label[0].indexOf(label[1] ?? '') : -1;
    return label && roleOfLabel(label[1] ?? '') ? [start] : [];
  });
  if (cuts.length < 2 || cuts[0] !== 0) return [];
  return cuts.flatMap((from, i) => {
    const words = cutBetween(row.words, from, cuts[i + 1] ?? row.text.length);
    return labelled({ text: textOf(words), words }, withColon) ?? [];
  });
}

function labelled({ text, words }: Pick<Segment, 'text' | 'words'>, pattern: RegExp): LabelLine | undefined {
  const found = pattern.exec(text);
  // "2011 – 2015 | GPA: 8.4" is a line of dates that ends with a label.
  const match = found && besideLabel.test(found[1] ?? '') ? null : found;
  const named = match
    ? (roleOfLabel(match[1] ?? '') ??
      roleOfPerson(match[1] ?? '', text.slice(match[0].length)) ??
      roleOfFirst(match[1]))
    : undefined;
  if (!match || !named) return undefined;
  const isCourses = named === 'degree' && listsCourses(match[1] ?? '', text.slice(match[0].length));
  const role = isCourses ? 'detail' : named;
  if (pattern === withDash && (role === 'detail' || role === 'from' || role === 'to')) return undefined;
  const value = cutBetween(words, match[0].length, text.length);
  // A sentence behind a word that happens to be a label is no value, and a second label makes a table's head.
  if (role !== 'detail' && role !== 'duties' && value.length > mostValueWords) return undefined;
  if (isLabel(textOf(value))) return undefined;
  const isPost = role === 'duties' && /^\W*(?:job |work )?profile\b/i.test(match[1] ?? '') && namesPost(textOf(value));
  return { role: isPost ? 'title' : role, key: keyOf(isPost ? 'title' : role, match[1] ?? ''), value };
}

/** Whether what stands behind a label is a label, too: "05.03.2007 to 19.08.2009" is a time and no "to". */
const isLabel = (value: string) => !/\d/.test(value) && roleOfLabel(value) !== undefined;

/** Whether a line tells the courses that belong to a degree: "Courses: Botany, Soils, Ropes". */
const listsCourses = (label: string, value: string) =>
  /^\W*courses\W*$/i.test(label) && value.split(/[,;•|]/).length >= fewestCourses && !namesDegree(value);

/** The main part that the first of two labels with a slash names: "Post/Work done: Fitter". */
function roleOfFirst(label = ''): LabelRole | undefined {
  const [first = '', ...others] = label.split('/');
  const role = others.length === 1 ? roleOfLabel(first) : undefined;
  return role === 'title' || role === 'employer' ? role : undefined;
}

/** Somebody beside the person, by name: "Advisors: Rosa Meyer, Tom Ito". "Supervisor: Harbor Works" is a post. */
function roleOfPerson(label: string, value: string): LabelRole | undefined {
  if (!/^(?:co-?)?(?:super|ad)vis[eo]rs?$|^(?:mentor|guide)s?$/i.test(label.trim())) return undefined;
  const honour = /\b(?:Asst\.?|Assoc\.?|Assistant|Associate|Prof\.|Professor|Dr\.?|Mrs?\.?|Ms\.?|Eng\.?)\s+/g;
  const bare = value.replace(/\([^()]*\)/g, '').replace(honour, '');
  const names = bare.split(/,|;|\s(?:and|&)\s/);
  const isName = (name: string) => /^\s*\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}\s*$/u.test(name);
  return names.every(isName) && organisationScoreOf(bare) === 0 && titleScoreOf(bare) < 2 ? 'detail' : undefined;
}

/** A few words with capitals are the post of a job and not a text about it: "Profile : Operations Executive". */
function namesPost(text: string): boolean {
  const words = text.split(' ');
  return words.length <= 4 && words.every((word) => /^[\p{Lu}&(/-]/u.test(word)) && !/[.:]$/.test(text);
}

/** A label in one cell and its value in the next one, with a colon between or none. */
function betweenCells(row: Row): LabelLine | undefined {
  const { segments } = row;
  const [first, ...rest] = segments;
  if (!first || rest.length !== 1 || isNumberedName(first.text, row)) return undefined;
  const role = roleOfLabel(first.text);
  const value = rest.flatMap((segment) => segment.words);
  if (!role || role === 'duties' || isLabel(textOf(value))) return undefined;
  // Without a colon "Consultant" beside a date or an employer is a post.
  if (isPostToo(first.text) && !/^:/.test(textOf(value))) return undefined;
  return { role, key: keyOf(role, first.text), value };
}

function captionOf({ text, segments }: Row): LabelLine | undefined {
  const isCaption =
    segments.length === 1 &&
    ((roleOfLabel(text) === 'duties' && text.split(' ').length <= 5) ||
      (isDutiesTitle(text) && (/:\W*$/.test(text) || !/\p{Ll}/u.test(text))));
  return isCaption ? { role: 'duties', key: 'duties', value: [] } : undefined;
}

/** A university is named beside the college that belongs to it, and does not begin the next study. */
const keyOf = (role: LabelRole, label: string) =>
  role === 'detail' ? label.toLowerCase() : role === 'school' && /^\W*univ/i.test(label) ? 'university' : role;
