import type { Bullet, Entry, Part } from '../../model/resume.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { isTown } from '../employers/towns.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { opensWithWork } from '../lists/list-lines.ts';
import { partOfWords } from '../rows/pieces.ts';
import { jobToldIn, opensJobSentence } from '../told/job-sentences.ts';

const mostNameWords = 8;
const mostTitleWords = 6;

/**
 * Completes a dated job by the first line below its header: the employer below a post, "Delta Foods Ltd. – Leeds, England.",
 * and the post below an employer, "Clerk".
 */
export function withPartsBelow(entry: Entry): Entry {
  const { header, title, organisation, date, bullets, paragraphs } = entry;
  const isMarked = bullets.length > 0 && paragraphs.length === 0;
  const [first, ...rest] = isMarked ? bullets : paragraphs;
  if (header.length === 0 || !date || !first || (title === undefined) === (organisation === undefined)) return entry;
  if (bullets[0] && !isMarked && isBelow(first, bullets[0])) return entry;
  const firm = title ? employerIn(first) : undefined;
  // Below a single date only the legal form of a firm shows that it is one.
  if (!date.isRange && !(firm && limited.test(firm.text))) return entry;
  const part = title ? firm : titleIn(first);
  const told = title && !part ? employerToldIn(first) : undefined;
  if (told) return { ...entry, organisation: told };
  if (!part) return entry;
  // A text about the firm, over more lines than its name, stays below.
  const left = first.rows.length > 1 ? [first, ...rest] : rest;
  const units = isMarked ? { bullets: left } : { paragraphs: left };
  return {
    ...entry,
    ...units,
    header: first.rows.length > 1 ? header : [...header, ...first.rows],
    ...(title ? { organisation: part } : { title: part }),
  };
}

/** The employer that a sentence without a time tells: "Worked with Harbor Works Ltd on the books of nine mills". */
function employerToldIn(unit: Bullet): Part | undefined {
  const told = opensJobSentence(unit.text) ? jobToldIn(unit, true) : undefined;
  const name = told?.organisation?.text ?? '';
  const before = unit.text.slice(0, Math.max(0, unit.text.indexOf(name)));
  const isLed = /\b(?:with|at|under)\s*$/i.test(before) || (told?.title !== undefined && /\bin\s*$/i.test(before));
  const isFirm = limited.test(name) || organisationScoreOf(name) >= (told?.title ? 0.7 : 1);
  return isLed && isFirm && !told?.date && !namesField(name) ? told?.organisation : undefined;
}

const isBelow = (one: Bullet, other: Bullet): boolean => {
  const [a, b] = [one.rows[0], other.rows[0]];
  return (
    a !== undefined &&
    b !== undefined &&
    (a.page > b.page || (a.page === b.page && a.column === b.column && a.base > b.base))
  );
};

/** An employer by its name and nothing else but where it is or what it is. */
export function employerIn({ rows, text, words }: Bullet): Part | undefined {
  const [row] = rows;
  // A firm may be described over more lines: "Harbor Works Ltd is a maker of …".
  const isOne = rows.length === 1 || (row !== undefined && describesFirm.test(row.text));
  const name = row && isOne && !opensWithWork(row) && !opensJobSentence(text) ? nameAhead(text) : undefined;
  if (!name || (organisationScoreOf(name) < 1 && !limited.test(name)) || titleScoreOf(name) >= 2) return undefined;
  const rest = text.slice(name.length).split(/[\s,.]*\s[–—-]\s|^[,.]\s*|[\s.]+$/u);
  const isRest = rest.every((part) => part === '' || tellsWhere(part) || /^\W*(?:an?|the|is|was)\s/i.test(part));
  return isRest ? partOfWords(cutBetween(words, 0, name.length)) : undefined;
}

const describesFirm = /(?:ltd|limited|llc|inc|gmbh)\.?,?\s(?:is|was)\s(?:an?|the|one of)\s/iu;

const tellsWhere = (text: string) => isPlace(text) || text.split(/,\s*/).every(isTown);

/** The name that a text begins with, up to a comma, a dash, a bracket or its end. */
function nameAhead(text: string): string | undefined {
  const end =
    /,\s|\s[-–—]\s|\s\((?!(?:P|I|Pvt|India)\))|\s(?:is|was)\s(?:an?|the|one of)\s|\.?\s*$/u.exec(text)?.index ??
    text.length;
  const name = text.slice(0, end);
  const isCapital = name.split(' ').every((word) => /^\P{Ll}|^(?:and|of|for|the|de|di|und)$/u.test(word));
  const isName = /^["“‘']?(?:M\/s|\p{Lu})[^:]*$/u.test(name) && (isCapital || limited.test(name));
  return isName && name.split(' ').length <= mostNameWords ? name : undefined;
}

const limited = /\s(?:Ltd|Limited|LLC|L\.L\.C|Inc|GmbH)\.?$/iu;

/** A post in a few words with capitals. */
function titleIn({ rows, words: all }: Bullet): Part | undefined {
  const [row] = rows;
  const [label] = row ? labelLinesOf(row) : [];
  const words = (label?.value ?? all).filter(({ text: word }) => word !== ':');
  const text = textOf(words).replace(/:$/, '');
  const isShort = rows.length === 1 && words.length <= mostTitleWords && !/[.;,]$|:/.test(text);
  const isTitle = titleScoreOf(text) >= 2 && organisationScoreOf(text) < 1;
  const isCapital = words.every(({ text: word }) => /^(?:\P{Ll}|of$|and$|to$|in$|for$|cum$|the$)/u.test(word));
  return row && isShort && isTitle && isCapital && !opensWithWork(row) ? partOfWords(words) : undefined;
}
