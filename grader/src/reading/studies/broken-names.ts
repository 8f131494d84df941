import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import type { Word } from '../../model/page.ts';
import type { Entry, Part, Row, Segment } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { isPlace } from '../../words/places/places.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { namesSchool } from '../../words/studies/schools.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { holdsWord } from '../rows/looks.ts';
import { endOfSchool } from '../told/study-lines.ts';

/** What a line may end with in the middle of a degree, "Diploma in", and of a school: "Elm Institute of". */
const leadsOn = {
  title: /(?:\s(?:&|and|in|of|for|the|des?|du|et|und|en|e|y)|\p{L}\/)$/iu,
  organisation: /\s(?:&|and|of|for|des?|du|et|und)$/iu,
};
/** What goes on with either in the next line: "and Design", "of Arts". */
const joinsBack = /^(?:(?:and|&|of|for|des?|et|und)\s+\p{L}|&\p{L})/u;
/** What follows a degree in small letters and is no more of it: "with 70 %", "from Elm College". */
const noSubject =
  /^(?:with|from|in|at|to|the|by|of|on|as|year|pass\p{L}*|pursuing|completed|ongoing|affiliated|approved|recogni[sz]ed|having|secur\p{L}*|during|under|via|through|division|class|percent\p{L}*|marks|grade|c?gpa|first|second|expected|present|deciding|working)(?!\p{L})/iu;
/** The rest of a degree in brackets: "Honours in Botany" above "(Grasses Option)". */
const bracket = /^\([^()\d]{2,60}\)$/u;
/** Where a degree ends in its second line. */
const endOfDegree =
  /\s*(?:[,;|•·:]|\.(?:\s|$)|\s[–—-]\s|\((?=[^()]*\d)|(?:^|\s)(?:with|from|at|year|obtained)\s).*$/isu;
const mostRestWords = 8;
/** So many more lines a name has. */
const mostLines = 2;
/** How far from each other two lines of a name may begin or have their middle, in points, and stand, by their size. */
const slack = 14;
const mostLeading = 1.9;

/** A study whose degree or school goes on in the next line: "Diploma in Old" above "Ledgers", "Elm Institute" above "of Radio". */
export function withNamesWhole(entry: Entry): Entry {
  const first = [...entry.bullets, ...entry.paragraphs].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b))[0];
  const rows = [...entry.header, ...(first?.rows ?? [])];
  const taken = [entry.title, entry.organisation, entry.location].flatMap((part) => part?.words ?? []);
  const whole = (name: 'title' | 'organisation') => {
    let part = entry[name];
    for (let line = 0; part && line < mostLines; line++) {
      const rest = restOf(part, name, rows);
      if (!rest || rest.below.some((word) => taken.some(({ x0, base }) => x0 === word.x0 && base === word.base))) break;
      part = { text: `${rest.line} ${textOf(rest.below)}`, words: [...part.words, ...rest.behind, ...rest.below] };
    }
    return part && part !== entry[name] ? { [name]: part } : {};
  };
  return { ...entry, ...whole('title'), ...whole('organisation') };
}

/** The words behind a name in its own line, which `line` ends with, and those below it. */
type Rest = { line: string; behind: Word[]; below: Word[] };

/** What belongs to a name behind it in its own line and in the next one. */
function restOf({ text, words }: Part, name: 'title' | 'organisation', rows: readonly Row[]): Rest | undefined {
  const last = words.at(-1);
  const at = last ? rows.findIndex((row) => holdsWord(row, last)) : -1;
  const [row, next] = [rows[at], rows[at + 1]];
  const own = last && row?.segments.find((segment) => holdsWord(segment, last));
  const below = own && next?.segments.find((segment) => standsBelow(segment, own));
  if (!last || !row || !own || !next || !below || row.table || next.mark || next.page !== row.page) return undefined;
  if (next.base - row.base > mostLeading * row.size) return undefined;
  const behind = own.words.filter(({ x0, base }) => base === last.base && x0 > last.x0);
  const tail = behind.length > 0 ? ` ${textOf(behind)}` : '';
  const line = text.endsWith(tail) ? text : text + tail;
  const isOpen = behind.length < 2 && leadsOn[name].test(line);
  if (!isOpen && (behind.length > 0 || !goesOn(text, name, below, isFull(own, below, rows)))) return undefined;
  const end = name === 'title' && !bracket.test(below.text) ? below.text.search(endOfDegree) : -1;
  const [school = ''] = name === 'organisation' ? below.text.slice(0, endOfSchool(below.text, 0)).split(/\s*,/) : [];
  const to = name === 'organisation' ? school.length : end < 0 ? below.text.length : end;
  const rest = below.text.slice(0, to);
  const count = rest.split(' ').length;
  const isOther = name === 'title' ? namesSchool(rest) : namesDegree(rest);
  const isName = /^[(&\p{L}]/u.test(rest) && count <= mostRestWords && !isOther && !isPlace(rest);
  const isTold = findDates(rest).length > 0 || /\d{2}|:/.test(rest) || (isOpen && /^(?:the )?year\b/i.test(rest));
  return isName && !isTold ? { line, behind, below: cutBetween(below.words, 0, to) } : undefined;
}

/** Whether a line goes on with the name above it by how it begins. */
function goesOn(text: string, name: 'title' | 'organisation', { text: next }: Segment, full: boolean): boolean {
  if (name === 'organisation') return joinsBack.test(next) && namesSchool(text);
  if (!namesDegree(text)) return false;
  const [word = ''] = next.split(/[^\p{L}]/u);
  const isWord = /^\p{Ll}{3}/u.test(next) && isKnownWord(word) && !noSubject.test(next);
  return (full && (joinsBack.test(next) || isWord)) || (bracket.test(next) && !text.includes('('));
}

/** Whether the first word of the next line had no room behind a name: no line of the study ends further right. */
function isFull(own: Segment, below: Segment, rows: readonly Row[]): boolean {
  const [word] = below.words;
  const right = Math.max(...rows.map(({ x1 }) => x1));
  return word !== undefined && own.x1 + (word.x1 - word.x0) + 0.2 * word.size >= right;
}

const standsBelow = (below: Segment, own: Segment) =>
  Math.abs(below.x0 - own.x0) <= slack || Math.abs(below.x0 + below.x1 - own.x0 - own.x1) <= slack;
