import type { Bullet, Entry } from '../model/resume.ts';
import { jobToldIn, opensJobSentence } from './job-sentences.ts';
import { studyToldIn } from './study-lines.ts';

/** A unit of an entry and whether it has a bullet sign. */
type Unit = { unit: Bullet; marked: boolean };

/**
 * Jobs and studies that lines tell: each such line begins an entry of its own, to which the lines below it belong.
 * Entries with a title of their own stay as they are.
 */
export function withToldEntries(entries: Entry[], kind: 'work' | 'education'): Entry[] {
  return entries.flatMap((entry) => {
    const header = kind === 'work' ? toldInHeader(entry) : toldByRows(entry);
    if (header) return header;
    if (entry.title && entry.organisation) return [entry];
    if (entry.header.length > 0 && kind === 'work' && (entry.title || entry.organisation)) return [entry];
    return expanded(entry, kind);
  });
}

/** A header that is a sentence: "Working as Nurse at Elm Hospital since 2016". */
function toldInHeader(entry: Entry): Entry[] | undefined {
  const [first] = entry.header;
  if (!first || !opensJobSentence(first.text)) return undefined;
  const job = jobToldIn({ words: entry.header.flatMap((row) => row.words) });
  return job && [{ ...entry, ...job }];
}

/** A header of several lines, each of which tells a study: "12th from Hill State Board in 2008". */
function toldByRows(entry: Entry): Entry[] | undefined {
  const told = entry.header.map((row) => (row.segments.length === 1 ? studyToldIn(row) : undefined));
  const whole = entry.title !== undefined && entry.organisation !== undefined && entry.header.length === 1;
  if (told.length === 0 || whole || !told.every((study) => study?.organisation)) return undefined;
  return entry.header.map((row, i) => ({
    header: [row],
    ...told[i],
    bullets: i === told.length - 1 ? entry.bullets : [],
    paragraphs: i === told.length - 1 ? entry.paragraphs : [],
  }));
}

function expanded(entry: Entry, kind: 'work' | 'education'): Entry[] {
  const order = ({ rows: [first] }: Bullet) => (first ? first.page * 10_000 + first.column * 100_000 + first.base : 0);
  const units: Unit[] = [
    ...entry.bullets.map((unit) => ({ unit, marked: true })),
    ...entry.paragraphs.map((unit) => ({ unit, marked: false })),
  ].toSorted((a, b) => order(a.unit) - order(b.unit));
  const tell = kind === 'work' ? jobToldIn : studyToldIn;
  const out: Entry[] = [{ ...entry, bullets: [], paragraphs: [] }];
  for (const one of units) {
    const told = tell(one.unit);
    const open = out.at(-1);
    // A degree alone completes the entry of the school above it.
    const completes = told && !told.organisation && open?.organisation && !open.title;
    if (completes) Object.assign(open, { ...told, ...(open.date ? { date: open.date } : {}) });
    else if (told) out.push({ header: [], ...told, bullets: [], paragraphs: [] });
    const last = out.at(-1);
    (one.marked ? last?.bullets : last?.paragraphs)?.push(one.unit);
  }
  return out.filter((one) => one.header.length + one.bullets.length + one.paragraphs.length > 0);
}
