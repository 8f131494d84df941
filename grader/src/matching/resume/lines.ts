import type { Bullet, Entry, Part, Resume, Row, Section, SectionKind } from '../../model/resume.ts';
import { plainText, type Token, tokensOf } from '../../model/trades/tokens.ts';
import { conceptsIn, type Hit } from '../text/taxonomy.ts';
import { titleOfEntry } from './entry-title.ts';

/** An entry, or its number where a resume was packed: equal for what stands in the same one. */
export type EntryKey = Entry | number;

/** A line of a resume that may prove something: `isShown` where it tells what was done. */
export type ResumeLine = {
  text: string;
  rows: Row[];
  tokens: Token[];
  hits: Hit[];
  isShown: boolean;
  kind: SectionKind | 'top';
  entry: EntryKey | undefined;
  /** Whether it is the title of its entry. */
  isTitle?: boolean;
};

const doing: ReadonlySet<SectionKind> = new Set([
  'experience',
  'projects',
  'research',
  'teaching',
  'volunteering',
  'publications',
  'activities',
]);
const silent: ReadonlySet<SectionKind> = new Set(['contact', 'personal', 'references', 'interests', 'declaration']);
const addresses = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|dev|de|co\.uk|me)\b(?:\/\S*)?/gi;
/** So many skills in one line are a list, wherever it stands. */
const listLength = 9;

/** The lines that may prove something, in reading order: no names of employers or schools, no contact details. */
export function linesOf(resume: Resume): ResumeLine[] {
  const lines = resume.top.flatMap((row) => personFree(row, resume) ?? []);
  for (const section of resume.sections) if (!silent.has(section.kind)) lines.push(...linesOfSection(section));
  return lines;
}

function personFree(row: Row, { understanding, profile }: Resume): ResumeLine[] {
  const personal = [profile.name, profile.location, profile.phone, profile.email].flatMap(
    (field) => field?.words ?? [],
  );
  const told = row.words.filter(
    (word) => !personal.includes(word) && !['name', 'contact', 'date'].includes(understanding.roles.get(word) ?? ''),
  );
  const text = told.map((word) => word.text).join(' ');
  return text === '' || text === profile.location?.text || text === profile.name?.text
    ? []
    : [lineOf(text, [row], { isShown: false, kind: 'top', entry: undefined })];
}

function linesOfSection(section: Section): ResumeLine[] {
  const { kind } = section;
  const isShown = doing.has(kind);
  const lines: ResumeLine[] = [];
  const used = new Set<Row>([...section.entries.flatMap((entry) => [...entry.header, ...(entry.captions ?? [])])]);
  const addBullets = (bullets: readonly Bullet[], entry: Entry | undefined) => {
    for (const bullet of bullets) {
      if (bullet.rows.some((row) => used.has(row))) continue;
      for (const row of bullet.rows) used.add(row);
      lines.push(lineOf(bullet.text, bullet.rows, { isShown, kind, entry }));
    }
  };
  for (const entry of section.entries) {
    const title = kind === 'education' ? (entry.title ?? firstRow(entry)) : titleOfEntry(entry);
    if (title) lines.push({ ...lineOf(title.text, rowsWith(entry, title), { isShown, kind, entry }), isTitle: true });
    for (const row of entry.captions ?? []) lines.push(lineOf(row.text, [row], { isShown, kind, entry }));
    addBullets(entry.bullets, entry);
    addBullets(entry.paragraphs, entry);
  }
  addBullets(section.bullets, undefined);
  for (const row of section.rows)
    if (!used.has(row)) lines.push(lineOf(row.text, [row], { isShown, kind, entry: undefined }));
  return lines;
}

/** The header of an entry in which neither a title nor an employer was told apart. */
function firstRow(entry: Entry): Part | undefined {
  const [row] = entry.header;
  return row && !entry.organisation ? { text: row.text, words: row.words } : undefined;
}

const rowsWith = ({ header }: Entry, { words }: Part): Row[] => {
  const found = header.filter((row) => row.words.some((word) => words.includes(word)));
  return found.length > 0 ? found : header.slice(0, 1);
};

/** A line again of its text, as it was kept. */
export const lineAgain = (text: string, kind: ResumeLine['kind'], entry: EntryKey | undefined): ResumeLine =>
  lineOf(text, [], { isShown: kind !== 'top' && doing.has(kind), kind, entry });

function lineOf(
  raw: string,
  rows: Row[],
  { isShown, ...rest }: Pick<ResumeLine, 'isShown' | 'kind' | 'entry'>,
): ResumeLine {
  const text = plainText(raw).replace(addresses, ' ');
  const tokens = tokensOf(text);
  const hits = conceptsIn(tokens, !isShown);
  const named = hits.reduce((sum, { from, to }) => sum + to - from, 0);
  const isList = hits.length >= listLength && named > 0.6 * tokens.length;
  return { text, rows, tokens, hits, isShown: isShown && !isList, ...rest };
}
