import type { Bullet, Entry, Part } from '../../model/resume.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { cutBetween } from '../../model/text/text.ts';
import { readingOrderOf } from '../entries/reading-order.ts';
import { partOfWords } from '../rows/pieces.ts';
import { limited } from './employers-in-text.ts';
import { jobToldIn, opensJobSentence } from './job-sentences.ts';

/** The post of a job is told in one of so many lines below its employer. */
const mostLines = 4;
const mostTitleWords = 6;
/** A post behind its verb and nothing else, also at the end of a text about the firm: "Working as an Electrician." */
const postAlone =
  /(?:^\W*|\.\s+)(?:[\p{L} ]{2,20}:\s*)?(?:i\s+)?(?:(?:am|was|have|been|presently|currently|now)\s+)*(?:(?:worked|working|works?|served|serving|employed|joined|appointed|designated)\s+)?as\s+(?:an?\s+|the\s+)?(\p{L}[^.,;:]{2,50}?)[\s.,]*$/iu;

/** An employer with the post behind it, which is parted later: "Harbor Works as a Clerk". */
const asPost = /\sas\s/i;
const ofWork = /\s(?:in|at|for|with|to|on)\s/i;

/**
 * The title that the first lines below an employer tell: "Working with Harbor Works as Site Engineer at Leeds", or a line
 * that is nothing but the post, "Designated as Electrical Engineer".
 */
export function titleToldIn({ bullets, paragraphs, date, organisation }: Entry): Part | undefined {
  const units = [...paragraphs, ...bullets].toSorted((a, b) => readingOrderOf(a) - readingOrderOf(b));
  const [first, ...rest] = units;
  if (!first || (date === undefined && !limited.test(organisation?.text ?? ''))) return undefined;
  const told = opensJobSentence(first.text) ? jobToldIn(first) : undefined;
  const isList = rest.some(({ text, words }) => opensJobSentence(text) && jobToldIn({ words })?.title);
  if (told?.title && !told.date && !isList) return told.title;
  if (asPost.test(organisation?.text ?? '')) return undefined;
  const [alone, ...others] = units.flatMap((unit, i) => postAloneIn(unit, i) ?? []);
  return alone && others.length === 0 && alone.at < mostLines ? alone.title : undefined;
}

function postAloneIn({ text, words }: Bullet, at: number): { title: Part; at: number } | undefined {
  const post = postAlone.exec(text);
  const name = post?.[1] ?? '';
  if (!post || ofWork.test(name) || titleScoreOf(name) < 2 || name.split(' ').length > mostTitleWords) return undefined;
  const from = post.index + post[0].lastIndexOf(name);
  return { title: partOfWords(cutBetween(words, from, from + name.length)), at };
}
