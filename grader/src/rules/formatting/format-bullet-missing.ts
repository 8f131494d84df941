import { blocksIn, jobsWithoutBullets, tellsWork } from '../../model/jobs-without-bullets.ts';
import { listItemsOf, quote, rowRects } from '../../model/questions.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const lineWords = 7;
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
    for (const { all, without } of jobsWithoutBullets(resume)) {
      if (without.length === all.length) yield* nowhere(all);
      else for (const job of without) yield* bareText(job);
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
function* bareText(job: Entry): Generator<RuleFinding> {
  const blocks = blocksIn(job);
  const lines = job.paragraphs.filter((one) => tellsWork(one) && wordsOf(one) >= lineWords);
  for (const paragraph of blocks)
    yield {
      title: 'Break this paragraph into bullets',
      advice: 'Your other roles use bullets and this one is a block of text. Give each achievement its own bullet.',
      text: quote(paragraph.text),
      at: rowRects(paragraph),
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

const wordsOf = ({ text }: Bullet): number => text.split(' ').length;
