import type { Entry } from '../../model/resume.ts';
import { partOfWords } from '../rows/pieces.ts';

/** A name of a project has so many words at most; a longer row is told text. */
const mostNameWords = 12;

const isNamed = ({ title, organisation, date }: Entry) => (title ?? organisation ?? date) !== undefined;

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

/** Projects are called by the first row of their header, whatever it names. */
export function namedByHeader(entry: Entry): Entry {
  const [first] = entry.header;
  const isName = first !== undefined && first.words.length <= mostNameWords && !/[.;:]$/.test(first.text);
  return isName && !(entry.title ?? entry.organisation) ? { ...entry, title: partOfWords(first.words) } : entry;
}
