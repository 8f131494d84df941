import { endOf, linesOf, sectionsOf } from './questions.ts';
import type { Entry, Resume, Row } from './resume.ts';
import { isStillToCome } from './still-to-come.ts';

/** From so many words on a vitae is judged by what its field reads; a shorter one tells little of the work. */
export const wordsOfVitae = 350;
/** Fewer words below a post are a mentor or a subject. */
const fewestWords = 12;
/** A post of so many lines is told well. */
const wellTold = 3;

/** The newest post of a vitae, of which hardly a line tells. */
export type BarePost = {
  title: string;
  header: readonly Row[];
  /** Whether other posts are told. */
  isAlone: boolean;
  isOneOfSeveral: boolean;
};

/** Posts with nothing but their titles, or a newest one that is told in a line beside others told well. */
export function newestBarePost(resume: Resume): BarePost | undefined {
  const posts = sectionsOf(resume, 'experience', 'research')
    .flatMap(({ entries }) => entries)
    .filter((post) => post.title && post.date?.isRange && !isStillToCome(post, resume));
  const [newest] = posts.toSorted((a, b) => endOfPost(b) - endOfPost(a));
  if (!newest?.title || !isThin(newest, posts) || !isNewestOfAll(newest, resume)) return undefined;
  if (posts.length < 2 && (wordsBelow(newest) > 0 || isDoctorateTold(resume))) return undefined;
  return {
    title: newest.title.text,
    header: newest.header,
    isAlone: posts.some((post) => post !== newest && wordsBelow(post) >= fewestWords),
    isOneOfSeveral: posts.length > 1,
  };
}

/** A list of so many posts is told as a list of titles when hardly one has a line. */
const fewestListed = 4;
const mostTold = 0.2;
/** A line of so few words is a place, or the rest of a header. */
const wordsOfRest = 4;
/** Rows beside the headers of a section that may be captions, or parts of headers. */
const mostOtherRows = 2;

/** A list of posts of which hardly one has a line, whatever else the vitae tells; of a professor nobody asks more. */
export function barePostsOf(resume: Resume): Entry[] {
  const sections = sectionsOf(resume, 'experience', 'research').filter(({ entries }) =>
    entries.some(({ date }) => date),
  );
  const posts = sections.flatMap(({ entries }) => entries);
  const named = posts.filter(({ title, organisation, date }) => title && organisation && date);
  const told = posts.filter((post) => wordsBelow(post) >= wordsOfRest);
  const isRead = sections.every(({ rows, entries }) => {
    const headers = entries.reduce((sum, { header }) => sum + header.length, 0);
    return rows.length - headers <= mostOtherRows;
  });
  const isProfessor = /\bprofessor\b|\bprofessur\b/i.test(named[0]?.title?.text ?? '');
  if (!isRead || isProfessor || named.length < fewestListed || told.length > mostTold * posts.length) return [];
  return named;
}

/** Whether what a doctorate was about is told below it, which says more than a post that has just begun. */
const isDoctorateTold = (resume: Resume) =>
  sectionsOf(resume, 'education').some(({ entries }) => entries.some((one) => wordsBelow(one) >= fewestWords));

/** Whether nothing that was done, or may have been done, is later: a class that was taught, a post without its time. */
const isNewestOfAll = (newest: Entry, resume: Resume) =>
  sectionsOf(resume, 'experience', 'research', 'teaching')
    .flatMap(({ entries }) => entries.filter(({ title, organisation }) => title && organisation))
    .every((other) => other.date !== undefined && endOfPost(other) <= endOfPost(newest)) &&
  sectionsOf(resume, 'teaching').every(({ entries }) => entries.every((one) => endOfPost(one) <= endOfPost(newest)));

const endOfPost = ({ date }: Entry) => (date ? endOf(date) : 0);

const wordsBelow = (entry: Entry) => linesOf(entry).reduce((sum, { words }) => sum + words.length, 0);

const isThin = (newest: Entry, posts: readonly Entry[]) =>
  wordsBelow(newest) < fewestWords ||
  (linesOf(newest).length === 1 && posts.some((post) => linesOf(post).length >= wellTold));
