import type { Bullet, Entry, Part, Row } from '../../model/resume.ts';
import { datesIn } from '../../model/text/dates.ts';
import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween } from '../../model/text/text.ts';
import { opensWithWork } from '../lists/list-lines.ts';
import { partOfWords } from '../rows/pieces.ts';
import { opensJobSentence } from '../told/job-sentences.ts';

const mostPosts = 5;
const mostLineWords = 12;
const mostPostWords = 6;

/**
 * The posts that somebody held at an employer, where the lines below its name and time list them: "• clerk at the branch
 * in Leeds (2011 – 2014)", "• head clerk (stores and yard)". Where only the first line is one, the others tell of it.
 */
export function withPostsInList(entry: Entry): Entry[] {
  const { title, organisation, date, bullets, paragraphs } = entry;
  if (title || !organisation || !date?.isRange || paragraphs.length > 0 || bullets.length > mostPosts) return [entry];
  const [own, ...others] = bullets.map(postIn);
  const [line, ...rest] = bullets;
  if (!own || !line) return [entry];
  const next = others.flatMap((post, i) => postOf(entry, [], post, rest[i]) ?? []);
  const first = postOf(entry, entry.header, own, line) ?? entry;
  return next.length === rest.length ? [first, ...next] : [{ ...first, bullets: [...first.bullets, ...rest] }];
}

/** A post at the employer of an entry, in its own time where its line tells one. A line that says more stays below. */
function postOf(
  { organisation, location, date }: Entry,
  header: Row[],
  post: Post | undefined,
  line: Bullet | undefined,
): Entry | undefined {
  if (!post || !line) return undefined;
  const time = post.date ?? date;
  return {
    header: post.isAlone ? [...header, ...line.rows] : header,
    title: post.title,
    ...(organisation ? { organisation } : {}),
    ...(location ? { location } : {}),
    ...(time ? { date: time } : {}),
    bullets: post.isAlone ? [] : [line],
    paragraphs: [],
  };
}

type Post = Pick<Entry, 'date'> & { title: Part; isAlone: boolean };

/** The post that a short line names, and nothing else but where and when it was held. */
function postIn({ rows, words, text }: Bullet): Post | undefined {
  const [row] = rows;
  if (!row || rows.length > 1 || words.length > mostLineWords || /[.:;]\s*$|:\s/.test(text)) return undefined;
  if (opensWithWork(row) || opensJobSentence(text)) return undefined;
  const name = text.replace(where, '');
  const isPost =
    name.split(' ').length <= mostPostWords &&
    !/\d/.test(name) &&
    titleScoreOf(name) >= 2 &&
    organisationScoreOf(name) < 1;
  if (!isPost) return undefined;
  const date = datesIn(words).find(({ isRange }) => isRange);
  const isAlone = !/\p{L}{2}/u.test(text.slice(name.length).replace(date?.text ?? '', ''));
  return { title: partOfWords(cutBetween(words, 0, name.length)), isAlone, ...(date ? { date } : {}) };
}

/** What a line tells behind a post: where, when, or in what. */
const where = /\s*(?:[,(|]|\s(?:at|in)\s|\s[–—-]\s).*$/u;
