import type { Entry, Row, SectionKind } from '../../model/resume.ts';
import { findDates } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { namesDegree } from '../../words/studies/degree-names.ts';
import { schoolCue } from '../../words/studies/schools.ts';
import { labelLinesOf } from '../labels/labels.ts';
import { bareName, limited } from '../told/employers-in-text.ts';
import { rowOfEntry, sectionsAt } from '../told/jobs-below-profile.ts';
import type { Draft } from './joined-work.ts';

/** Kinds in whose sections jobs stand without a title of their own. */
const otherKinds: SectionKind[] = [
  'projects',
  'awards',
  'certifications',
  'skills',
  'education',
  'objective',
  'summary',
  'languages',
  'interests',
  'activities',
  'other',
];
/** Kinds whose titles do not say what stands below them, where nothing stands above the jobs. */
const wholeKinds: SectionKind[] = ['awards', 'objective', 'languages', 'other'];
/** What speaks for a firm: of one job, and of each of several among the projects or awards of another one. */
const surelyFirm = 1.5;
const leastFirm = 0.7;
const mixedKinds: SectionKind[] = ['projects', 'awards'];
const leastJobs = 2;
const leastRows = 6;
/** Kinds that tell of much besides work: there only its legal form shows that a name is one of a firm. */
const looseKinds: SectionKind[] = ['activities', 'summary'];
/** Bodies that people belong to, and what they are there or where they learn. */
const body =
  /(?<!\p{L})(?:committee|society|club|association|council|union|chapter|cell|fest|international|conference)\W*$/iu;
const noPost = /member|residency|(?<!\p{L})(?:fellow|student|volunteer|captain|winner|participant)/iu;
const ofProject = /project|client|customer|team|technolog/;

/**
 * Jobs that stand in a section of another kind, below the projects of another one, behind the studies or at the end of the
 * awards: from the first one that is a job for certain, at an employer that no section of jobs names, the rows are jobs, up
 * to a study, and a section of their own. `jobsIn` reads them.
 */
export function withJobsElsewhere<D extends Draft>(drafts: readonly D[], jobsIn: (draft: D) => Entry[]): D[] {
  const works = drafts.filter(isWork);
  let named: ReadonlySet<string> | undefined;
  return drafts.flatMap((draft, i) => {
    const isBehindWork = drafts.slice(0, i).some(isWork);
    const jobs = mayTell(draft) ? jobsAmong(draft, jobsIn(draft), isBehindWork) : undefined;
    if (!jobs || (jobs.from === 0 && !wholeKinds.includes(draft.heading.kind))) return [draft];
    named ??= new Set(works.flatMap(jobsIn).map(nameOf));
    return named.has(nameOf(jobs.first)) ? [draft] : sectionsAt(draft, jobs.from, jobs.to);
  });
}

const isWork = ({ heading }: Draft) => heading.kind === 'experience';

const mayTell = ({ heading: { kind }, rows }: Draft) =>
  otherKinds.includes(kind) &&
  rows.some(({ text }) => findDates(text).some(({ isRange }) => isRange)) &&
  rows.some(({ text }) => titleScoreOf(text) >= 1);

/** The first job of a section, and where the jobs begin and end among its rows. */
function jobsAmong(
  { heading: { kind }, rows }: Draft,
  entries: Entry[],
  isBehindWork: boolean,
): { first: Entry; from: number; to: number } | undefined {
  const jobs = entries.filter(isJob);
  const sure = jobs.filter((job) => isFirm(job.organisation?.text ?? '', kind));
  const mayList = isBehindWork && mixedKinds.includes(kind) && rows.length >= leastRows;
  const listed = mayList ? jobs.filter((job) => kind !== 'projects' || hasLabel(job)) : [];
  const likely = listed.filter(
    (job) => kind !== 'projects' || organisationScoreOf(job.organisation?.text ?? '') >= leastFirm,
  );
  const first = likely.length >= leastJobs ? listed[0] : sure[0];
  if (!first) return undefined;
  const at = entries.indexOf(first);
  // The employer of the first of several jobs is one by its label, whatever it is called.
  const labelled = entries.slice(0, at).find((entry) => isNamed(entry) && entry.header.some(tellsEmployer));
  const label = labelled ? rows.findIndex((row) => labelled.header.includes(row) && tellsEmployer(row)) : -1;
  const study = entries.slice(at + 1).find(({ header }) => header.some(({ text }) => namesDegree(text)));
  return {
    first,
    from: label < 0 ? rowOfEntry(rows, first) : label,
    to: study ? rowOfEntry(rows, study) : rows.length,
  };
}

const nameOf = ({ organisation }: Entry): string => bareName(organisation?.text ?? '');

/** Whether an entry names a post, an employer and a time. */
const isNamed = ({ title, organisation, date }: Entry): boolean =>
  organisation !== undefined && titleScoreOf(title?.text ?? '') >= 2 && date?.isRange === true;

/** Whether an entry is a whole job, and neither a study nor a project. */
const isJob = (entry: Entry): boolean =>
  isNamed(entry) &&
  !noPost.test(entry.title?.text ?? '') &&
  !(namesDegree(entry.title?.text ?? '') && !limited.test(entry.organisation?.text ?? '')) &&
  !entry.header.flatMap(labelLinesOf).some(({ role, key }) => role === 'detail' && ofProject.test(key));

/** Whether the name of an employer is one of a firm, which nobody is a member of. */
const isFirm = (name: string, kind: SectionKind): boolean =>
  limited.test(name) ||
  (organisationScoreOf(name) >= surelyFirm &&
    /\s/.test(name) &&
    !looseKinds.includes(kind) &&
    !body.test(name) &&
    !schoolCue.test(name));

/** Whether a label names the post of an entry: who a project was for is named like an employer, but its role is no post. */
const hasLabel = ({ header }: Entry): boolean => header.flatMap(labelLinesOf).some(({ role }) => role === 'title');

const tellsEmployer = (row: Row): boolean => labelLinesOf(row)[0]?.role === 'employer';
