import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { isNamed, linesOf } from '../../model/questions.ts';
import type { Entry, Row } from '../../model/resume.ts';
import { isPlace } from '../../words/places/places.ts';
import { withPartedTimes } from '../dates/parted-times.ts';
import { withTimeBelow } from '../dates/times-below.ts';
import { withBodyOfTitle } from '../employers/body-in-title.ts';
import { withNameOfTitle } from '../employers/employer-in-title.ts';
import { withLabelledEmployer } from '../employers/employers-above.ts';
import { withBeginningOfName } from '../employers/rest-of-name.ts';
import { withLabelledPosts } from '../labels/labelled-posts.ts';
import type { Spacing } from '../lists/continues.ts';
import { withNamesWhole } from '../studies/broken-names.ts';
import { withDegreeBelow, withSubjectOfDegree } from '../studies/degree-parts.ts';
import { withDegreeOfHeader } from '../studies/degrees-in-headers.ts';
import { withoutDistinctions } from '../studies/distinctions.ts';
import { withGluedParted } from '../studies/glued-studies.ts';
import { withPlaceOfSchool } from '../studies/places-of-schools.ts';
import { withSchoolAt } from '../studies/schools-at.ts';
import { withPartsOfColon, withSchoolAbove, withSchoolBelow, withSchoolsJoined } from '../studies/schools-below.ts';
import { withSchoolProven } from '../studies/schools-proven.ts';
import { withSharedSchools } from '../studies/shared-schools.ts';
import { withStudiesApart } from '../studies/side-by-side.ts';
import { withSubjectOfSchool } from '../studies/subjects-of-schools.ts';
import { headOfTable, tableEntriesOf } from '../tables/table-entries.ts';
import { withToldEntries } from '../told/told-entries.ts';
import { entriesOf } from './entries.ts';
import { withGroups } from './groups-in-jobs.ts';
import { withPartsBelow } from './parts-below.ts';
import { withEmployerAbove } from './posts-below.ts';
import { withPostsInList } from './posts-in-lists.ts';
import { withBodyOfPost } from './posts-of-bodies.ts';
import { withPostOfCourse } from './posts-of-courses.ts';
import { withRoles } from './roles.ts';
import { settled } from './settle-roles.ts';
import { withTidyParts } from './tidy-parts.ts';
import { nameOfEmployer, nameOfSchool, withoutMark } from './whole-names.ts';

/** The jobs or studies of a section with their parts: those of its tables, and those that its other rows tell. */
export function entriesIn(rows: Row[], kind: 'work' | 'education', spacing: Spacing): Entry[] {
  const runs: { table: Entry[] | undefined; rows: Row[] }[] = [];
  const ownRuns = runsByTable(kind === 'education' ? withStudiesApart(rows) : rows);
  let head: Row | undefined;
  for (const own of ownRuns) {
    const isRest = head !== undefined && goesOn(own, head, kind);
    const table = own[0]?.table ? tableEntriesOf(head && isRest ? [head, ...own] : own, kind) : undefined;
    head = isRest ? head : headOfTable(own, kind);
    const last = runs.at(-1);
    if (!table && last && !last.table) last.rows.push(...own);
    else runs.push({ table, rows: [...own] });
  }
  const entries = runs.flatMap(
    (run) => run.table ?? withToldEntries(withRoles(entriesOf(run.rows, kind, spacing), kind, spacing.edge), kind),
  );
  const named = entries.map((entry) => withNamesAlone(entry, kind));
  return kind === 'work' ? jobsFrom(named) : studiesFrom(named);
}

/** The jobs with the parts that stand below, beside or above their headers; each step needs the ones before it. */
function jobsFrom(named: Entry[]): Entry[] {
  const grouped = withGroups(
    settled(withPartedTimes(named).map(withTimeBelow).map(withPartsBelow).flatMap(withPostsInList)),
  );
  const employed = withEmployerAbove(withLabelledPosts(grouped));
  const places = placesOf(employed);
  return withLabelledEmployer(employed).map((job) =>
    withBodyOfPost(withPostOfCourse(withTidyParts(withNameOfTitle(withBodyOfTitle(withBeginningOfName(job))), places))),
  );
}

/** The towns that jobs tell apart from their employers, in small letters: "leeds" of "Leeds, UK". */
const placesOf = (jobs: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    jobs.flatMap(({ location }) => {
      const [, town = ''] = /^(\p{Lu}[\p{L} ]{3,24}),/u.exec(location?.text ?? '') ?? [];
      const isTown = isPlace(location?.text ?? '') && town.split(' ').some((word) => !isKnownWord(word.toLowerCase()));
      return isTown ? [town.toLowerCase()] : [];
    }),
  );

/** The studies with the parts that stand below or above their headers. */
function studiesFrom(named: Entry[]): Entry[] {
  const whole = named
    .filter(isSaid)
    .map(withoutDistinctions)
    .map(withPartsOfColon)
    .map(withSchoolAt)
    .map(withSchoolBelow)
    .map(withDegreeBelow)
    .map(withDegreeOfHeader)
    .map(withGluedParted)
    .map(withNamesWhole)
    .map(withSubjectOfSchool);
  const joined = withSharedSchools(withSchoolsJoined(withSchoolAbove(whole.map(withSubjectOfDegree))));
  return joined.map(withPlaceOfSchool).map(withSchoolProven);
}

/** Whether rows are the rest of a table, on the next page, whose head names its columns. */
function goesOn([first, ...others]: readonly Row[], head: Row, kind: 'work' | 'education'): boolean {
  if (!first?.table || first.page <= head.page || headOfTable([first, ...others], kind)) return false;
  return first.table.cells.length === head.table?.cells.length;
}

/** Whether an entry says anything: a bullet sign on a line of its own does not. */
const isSaid = (entry: Entry) =>
  isNamed(entry) || linesOf(entry).length > 0 || entry.header.some(({ text }) => /\p{L}{3}/u.test(text));

/** An entry whose employer, or whose degree and school, are their names alone. */
function withNamesAlone({ title, organisation, ...rest }: Entry, kind: 'work' | 'education'): Entry {
  return {
    ...rest,
    ...(title ? { title: kind === 'work' ? title : withoutMark(title) } : {}),
    ...(organisation ? { organisation: (kind === 'work' ? nameOfEmployer : nameOfSchool)(organisation) } : {}),
  };
}

/** Consecutive rows of one table, and of none. */
function runsByTable(rows: Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[0]?.table?.number === row.table?.number) last.push(row);
    else runs.push([row]);
  }
  return runs;
}
