import type { Row, SectionKind } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { cutBetween } from '../../model/text/text.ts';
import { sameLooks } from '../rows/looks.ts';
import { rowOf } from '../rows/rows.ts';
import type { Draft } from './joined-work.ts';
import { personalLabel } from './personal-labels.ts';
import { rowsTelling } from './rows-tell.ts';
import { isSureText } from './run-in-titles.ts';
import { kindOfTitle } from './titles.ts';

/** A title among the rows of a section, and the text behind its colon. */
type Hidden = { at: number; title: Row; rest: Row | undefined; kind: SectionKind };

const mostTitleWords = 4;
/** So many rows below a title show what it announces. */
const rowsBelow = 2;
/** A title and the colon behind it, or the whole row. */
const head = /^\W*((?!It\s)\p{Lu}[\p{L}&/’' -]{3,36}?)\s*(?:[:;][-–—:\s]*|$)/u;
const hobbies = /^\W*(?:\p{L}+ (?:and|&) )?(?:hobb\p{L}+|interests?)(?: (?:and|&) (?:hobb\p{L}+|interests?))?$/iu;
/** What people tell of what they do beside work and studies. */
const takesPart =
  /\b(?:participat|member|volunteer|captain|camp\b|club|competition|organi[sz]ed|event|contest|coordinat|represent|play|sport)/iu;
const namesSkills = /\bskills?\W*:\W*$/i;
const opensList = /^\W*(?:\p{Lu}|\d|[ivx]+\))/u;
/** What a study is in, which is none of the skills. */
const ofStudy = /\bspeciali[sz]ations?\b/i;
/** A label with its value: "Nationality: Danish". Those of these kinds are details of a person as well. */
const labelled = /^\W*(\p{L}[\p{L}.’'&/ ]{1,28}):/u;
const detailKinds: (SectionKind | undefined)[] = [undefined, 'contact', 'personal', 'languages', 'interests'];

/** Kinds that people tell in lines with labels of their own: "Tools: …", "Interests: …". */
const listsKinds: SectionKind[] = ['skills', 'other'];

/** The sections in which titles are hidden, and what may stand in each. */
const hiddenIn: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  education: ['skills', 'languages', 'interests', 'certifications', 'activities'],
  certifications: ['skills', 'languages', 'interests', 'activities'],
  awards: ['skills', 'languages', 'interests', 'certifications', 'activities'],
  objective: ['skills', 'languages', 'interests', 'certifications', 'activities'],
  projects: ['languages', 'interests', 'activities'],
  experience: ['languages', 'interests', 'activities'],
  skills: ['interests', 'certifications', 'activities', 'awards'],
  summary: ['objective', 'interests', 'skills', 'certifications'],
  languages: ['skills', 'interests', 'certifications', 'activities'],
  interests: ['skills', 'languages', 'certifications', 'activities'],
  activities: ['languages', 'interests', 'skills', 'certifications'],
  other: ['languages', 'interests', 'skills', 'certifications'],
};

/**
 * Titles that stand in the looks of the text in a section of another kind, and before nothing that belongs to it: "IT
 * skills: Word, Excel" below the studies, "Hobbies: rowing" below the jobs. What follows must tell what they announce.
 */
export function withHiddenTitles<D extends Draft>(drafts: readonly D[]): D[] {
  return drafts.flatMap((draft) => {
    const titles = titlesAmong(draft);
    const parts = titles.map(({ at, title, rest, kind }, i) => ({
      ...draft,
      heading: { row: title, segment: title, kind, rest: [], known: true, inText: true },
      rows: [...(rest ? [rest] : []), ...draft.rows.slice(at + 1, titles[i + 1]?.at)],
    }));
    return [titles.length > 0 ? { ...draft, rows: draft.rows.slice(0, titles[0]?.at) } : draft, ...parts];
  });
}

function titlesAmong({ heading: { kind, segment }, rows }: Draft): Hidden[] {
  const may = hiddenIn[kind] ?? [];
  if (may.length === 0) return [];
  const last = rows.findLastIndex((row) => belongsTo(kind, row));
  return rows.flatMap((row, at) => {
    const hidden = at > last ? titleOf(row, at) : undefined;
    if (!hidden || !may.includes(hidden.kind) || !isTold(hidden, rows) || !isSet(hidden, rows)) return [];
    const isPart = segment.text.toLowerCase().includes(hidden.title.text.toLowerCase().replace(/\W+$/u, ''));
    return isPart || isAmongLabels(rows, at, listsKinds.includes(kind)) ? [] : [hidden];
  });
}

/** Whether a row tells what its section does, so that no other section has begun above it. */
const belongsTo = (kind: SectionKind, row: Row) =>
  kind === 'education'
    ? rowsTelling('education', [row]) > 0
    : row.table !== undefined || (kind !== 'skills' && findDates(row.text).length > 0);

function titleOf(row: Row, at: number): Hidden | undefined {
  if (row.mark || row.table) return undefined;
  const [opening = '', name = ''] = head.exec(row.text) ?? [];
  const kind = name.split(' ').length <= mostTitleWords && !ofStudy.test(name) ? kindOfTitle(name) : undefined;
  if (kind === undefined || (kind === 'interests' && !hobbies.test(name))) return undefined;
  const words = cutBetween(row.words, 0, opening.length);
  const rest = cutBetween(row.words, opening.length, row.text.length);
  if (words.length === 0) return undefined;
  return { at, kind, title: rowOf(words, row.column), rest: rest.length > 0 ? rowOf(rest, row.column) : undefined };
}

/** Whether what follows a title tells what it announces. */
function isTold({ at, kind, rest, title }: Hidden, rows: readonly Row[]): boolean {
  const below = [...(rest ? [rest] : []), ...rows.slice(at + 1, at + 1 + rowsBelow)];
  const [first] = below;
  if (!first) return false;
  if (kind === 'objective') return isSureText(kind, first.text);
  if (kind === 'interests' || (namesSkills.test(title.text) && opensList.test(first.text))) return true;
  if (kind === 'activities') return takesPart.test(first.text);
  if (kind !== 'skills' && kind !== 'languages' && kind !== 'certifications' && kind !== 'awards') return false;
  return rowsTelling(kind, rest ? [rest] : below) > 0;
}

/** Whether a title has a colon, does not look like what follows, or has no other meaning. */
const isSet = ({ at, kind, title }: Hidden, rows: readonly Row[]) => {
  const below = rows[at + 1];
  return kind === 'interests' || /[:;]/.test(title.text) || (below !== undefined && !sameLooks(title, below));
};

/** Whether a row stands beside a detail of a person with its label, or beside `any` label. */
const isAmongLabels = (rows: readonly Row[], at: number, any: boolean) =>
  [rows[at - 1], rows[at + 1]].some((row) => {
    const [, label = ''] = labelled.exec(row?.text ?? '') ?? [];
    return personalLabel.test(row?.text ?? '') || (label !== '' && (any || detailKinds.includes(kindOfTitle(label))));
  });
