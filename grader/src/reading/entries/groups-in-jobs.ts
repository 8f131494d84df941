import type { Word } from '../../model/page.ts';
import { isNamed } from '../../model/questions.ts';
import type { Entry, Row } from '../../model/resume.ts';
import { bulletOf } from '../lists/bullet-text.ts';
import { partOfWords } from '../rows/pieces.ts';

/** A name of a project has so many words at most; a longer row is told text. */
const mostNameWords = 12;

/**
 * Gives the lines below a sub-heading inside a job to that job: an entry of which neither title nor employer nor date
 * could be read, below one that is known, is a group of its lines: "Vendor management".
 */
export function withGroups(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    if (!last || isNamed(entry) || !(last.title ?? last.organisation)) out.push(entry);
    else
      out[out.length - 1] = {
        ...last,
        bullets: [...last.bullets, ...entry.bullets],
        paragraphs: [...last.paragraphs, ...entry.paragraphs],
        captions: [...(last.captions ?? []), ...entry.header],
      };
  }
  return out;
}

/** A sentence below the name of a project has so many words at least. */
const leastSentenceWords = 5;

/**
 * Projects are called by the first row of their header, whatever it names: by its bold words, where only those are
 * bold. Sentences of the header below that row tell the project.
 */
export function namedByHeader(entry: Entry): Entry {
  const told = withToldRows(entry);
  const [first] = told.header;
  if (first === undefined || (told.title ?? told.organisation)) return told;
  const lead = boldLead(first);
  const isName = first.words.length <= mostNameWords && (lead.length > 0 || !/[.;:]$/.test(first.text));
  return isName ? { ...told, title: partOfWords(lead.length > 0 ? lead : first.words) } : told;
}

/** Where nothing else tells a project, the sentences in its header do. */
function withToldRows(entry: Entry): Entry {
  if (entry.bullets.length + entry.paragraphs.length > 0) return entry;
  const told = entry.header
    .slice(1)
    .filter(({ text, words }) => words.length >= leastSentenceWords && /[.!]$/.test(text));
  return {
    ...entry,
    header: entry.header.filter((row) => !told.includes(row)),
    paragraphs: told.map((row) => bulletOf([row], undefined)),
  };
}

/** The bold words that a row begins with, where lighter ones follow: "**Filler**, Rust, React." */
function boldLead({ words }: Row): Word[] {
  const end = words.findIndex(({ bold }) => !bold);
  const lead = words.slice(0, Math.max(0, end));
  return lead.some(({ text }) => /\p{L}{2}/u.test(text)) ? lead : [];
}
