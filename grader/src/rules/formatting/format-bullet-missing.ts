import { tensesOf } from '../../model/language/tense.ts';
import { listItemsOf, quote, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { textBlocksOf } from '../../model/text-blocks.ts';

const peersWithBullets = 0.6;
const paragraphWords = 20;
const lineWords = 7;
const surely = 0.7;
const shown = 8;

/** Where most roles list achievements as bullets, a role in a paragraph is skipped by the eye. */
export const formatBulletMissing: Rule = {
  name: 'format-bullet-missing',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'count', weight: 3, max: 12, per: 'bullets' },
  about: {
    title: 'Lines that belong to a list have a bullet',
    finds: 'A line without a bullet among lines with one, and lists without any sign.',
    why: 'It reads as if it were something else.',
  },

  *check(resume) {
    if (resume.confidence < surely) return;
    const walls = resume.isAcademic ? [] : textBlocksOf(resume);
    for (const section of sectionsOf(resume, 'experience')) {
      const entries = section.entries.filter(
        ({ header, date, title, organisation }) => header.length > 0 && date && (title ?? organisation),
      );
      const bulleted = entries.filter((entry) => entry.bullets.length > 0);
      if (bulleted.length === 0) yield* nowhere(entries);
      // An entry is compared with the others: of two roles, one with bullets is all others.
      if (
        bulleted.length === 0 ||
        entries.length < section.entries.length * peersWithBullets ||
        bulleted.length < peersWithBullets * (entries.length - 1)
      )
        continue;
      for (const entry of entries.filter(({ bullets }) => bullets.length === 0)) yield* bareText(entry, walls);
    }
  },
};

/** So many lines, each of which tells something of its own, are a list. */
const fewestLines = 4;
/** What runs over more rows is a paragraph. */
const mostRows = 2;

/** Lists of lines without any sign, in all roles. */
function* nowhere(entries: readonly Entry[]): Generator<RuleFinding> {
  const lines = entries
    .flatMap(listItemsOf)
    .filter((line) => wordsOf(line) >= lineWords && line.rows.length <= mostRows && /^\p{Lu}/u.test(line.text));
  const [first] = lines;
  if (!first || lines.length < fewestLines) return;
  yield {
    severity: 'minor',
    title: 'Put bullets before these lines',
    advice:
      'Each of these lines tells something of its own, and nothing shows where one ends and the next begins. Start each with the same sign.',
    text: quote(first.text),
    at: lines.flatMap(rowRects).slice(0, shown),
  };
}

/** The paragraphs of a role without bullets, or its lines where each achievement has a line but no sign. */
function* bareText({ paragraphs }: Entry, walls: readonly Bullet[]): Generator<RuleFinding> {
  const told = paragraphs.filter(tellsWork);
  const blocks = told.filter((one) => wordsOf(one) >= paragraphWords);
  const lines = told.filter((one) => wordsOf(one) >= lineWords);
  for (const paragraph of blocks)
    yield {
      title: 'Break this paragraph into bullets',
      advice: 'Your other roles use bullets and this one is a block of text. Give each achievement its own bullet.',
      text: quote(paragraph.text),
      at: rowRects(paragraph),
      // A wall of text is asked to become bullets already.
      ...(walls.includes(paragraph)
        ? { toldWith: { rule: 'content-paragraph-block', adds: 'Your other roles use bullets.' } }
        : {}),
    };
  const first = lines[0];
  if (blocks.length === 0 && first && lines.length >= 2)
    yield {
      title: 'Put bullets before these lines',
      advice: 'Your other roles use bullets and this one does not. Start each of these lines with the same sign.',
      text: quote(first.text),
      at: lines.flatMap(rowRects),
    };
}

/** The person who tells, or a part in the work under a label. */
const own = /\b(?:i|my|we|our|responsib\w*|duties|involved)\b/i;

/** Whether a paragraph tells what somebody did, and not what the employer or the site is. */
const tellsWork = (paragraph: Bullet) =>
  own.test(paragraph.text) || tensesOf([paragraph]).some(({ tense }) => tense !== undefined);

function wordsOf({ text }: Bullet): number {
  return text.split(' ').length;
}
