import { bookingsIn } from '../../model/credits.ts';
import type { Word } from '../../model/page.ts';
import type { Entry, ReadParts, Row, Section, WordRole } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';
import { roleOfLabel } from '../../words/entry-labels.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { isPersonalRow } from '../person/personal-rows.ts';
import { roleOfKind, wordsToExpect } from './section-roles.ts';

/** Rows above the first title that can still be a name, a headline and contact details. */
const mostTopRows = 12;
/** A row of more words than this above the first title is a sentence about the person. */
const headlineWords = 9;
/** Above the first title people write a few sentences; longer text is a section whose title was not read. */
const mostTopWords = 110;
/** Words of a header row beyond title, employer and date that can be a place or a department. */
const mostSideWords = 6;

type Roles = Map<Word, WordRole>;

/** What each word of the text is, as far as it was read; a word without a role is unread. */
export function wordRolesOf({ profile, top, sections }: ReadParts): Roles {
  const roles: Roles = new Map();
  const { name, email, phone, location, links } = profile;
  give(roles, name?.words, 'name');
  for (const field of [email, phone, location, ...links]) give(roles, field?.words, 'contact');
  readTop(roles, top, sections.length > 0);
  // Lists of names are what their titles say, however long.
  for (const { heading, rows } of bookingsIn(sections))
    for (const row of [heading, ...rows]) give(roles, row.words, 'list');
  for (const section of sections) readSection(roles, section);
  return roles;
}

function give(roles: Roles, words: readonly Word[] = [], role: WordRole): void {
  for (const word of words) if (!roles.has(word)) roles.set(word, role);
}

/** The block above the first title. Without any title, only what stands beside the name and contact details is read. */
function readTop(roles: Roles, top: readonly Row[], hasTitles: boolean): void {
  let words = 0;
  // Text without a period or a list is a summary, however long: jobs and studies have either.
  const isProse = !top.some((row) => row.mark !== undefined || holdsPeriod(row));
  const [mostRows, mostWords] = isProse ? [2 * mostTopRows, 2 * mostTopWords] : [mostTopRows, mostTopWords];
  for (const [i, row] of top.entries()) {
    const isContact = row.words.some((word) => roles.get(word) === 'contact');
    if (isContact && row.words.length <= 2 * headlineWords) give(roles, row.words, 'contact');
    words += row.words.length;
    if (!hasTitles || i >= mostRows || words > mostWords || holdsPeriod(row)) continue;
    give(roles, row.words, row.words.length > headlineWords ? 'summary' : 'contact');
  }
}

function readSection(roles: Roles, section: Section): void {
  const role = roleOfKind[section.kind] ?? (kindOfTitle(section.title) === 'other' ? 'list' : undefined);
  if (role === undefined) return;
  give(roles, section.heading.words, 'title');
  if (role === 'entry') {
    const isDuties = isDutiesTitle(section.title);
    // A project may have any name, which its header gives.
    const isNamed = isDuties || section.kind === 'projects';
    // Text below such a title is what the title says, with or without entries: "Research interests".
    const isText = section.kind !== 'experience' && section.kind !== 'education';
    for (const entry of section.entries) readEntry(roles, entry, isNamed || (isText && entry.header.length === 0));
    const tables = new Set(section.entries.flatMap(({ header }) => header.map(({ table }) => table?.number)));
    for (const row of section.rows) {
      if (isCaption(row) || (tables.has(row.table?.number) && isTableHead(row))) give(roles, row.words, 'title');
      if (isPersonalRow(row)) give(roles, row.words, 'contact');
    }
    return;
  }
  const most = wordsToExpect[section.kind] ?? Number.POSITIVE_INFINITY;
  let words = 0;
  for (const row of section.rows) {
    words += row.words.length;
    if (words <= most && !(most < Number.POSITIVE_INFINITY && holdsPeriod(row))) give(roles, row.words, role);
  }
}

/** A row that only announces the lines of a job: "Responsibilities:". */
const isCaption = (row: Row) =>
  !row.mark && labelLinesOf(row).some(({ role, value }) => role === 'duties' && value.length === 0);

/** A row that names the columns of a table. */
const isTableHead = ({ table }: Row) =>
  (table?.cells ?? []).filter((cell) => cell && roleOfLabel(cell.text) !== undefined).length >= 2;

/** A job or a course of study is read when it is known what or where it was, or where a title says that duties follow. */
function readEntry(roles: Roles, entry: Entry, isNamed: boolean): void {
  const { header, title, organisation, location, date, bullets, paragraphs, captions = [] } = entry;
  const isKnown = isNamed || title !== undefined || organisation !== undefined;
  give(roles, date?.words, 'date');
  for (const part of [title, organisation, location]) give(roles, part?.words, 'entry');
  for (const { words } of bullets) give(roles, words, 'line');
  if (!isKnown) return;
  for (const { words } of paragraphs) give(roles, words, 'line');
  for (const { words } of captions) give(roles, words, 'entry');
  for (const row of header) {
    const rest = row.words.filter((word) => !roles.has(word));
    // What a label names is known, whatever is told of it: "Focus: Software testing, fuzzing".
    if (rest.length <= mostSideWords || labelLinesOf(row).length > 0) give(roles, rest, 'entry');
  }
}

/** A period stands beside a job or a study; in a summary or a list of skills it tells that a title was missed. */
const holdsPeriod = ({ words }: Row) => datesIn(words).some(({ isRange }) => isRange);
