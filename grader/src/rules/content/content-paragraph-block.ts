import { isPartOrFirm } from '../../model/firm-portraits.ts';
import { blocksIn, jobsWithoutBullets } from '../../model/jobs-without-bullets.ts';
import { quote, rowRects } from '../../model/questions.ts';
import type { Bullet, Entry, Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { ruleOfBlocks, textBlocksOf } from '../../model/text-blocks.ts';

/** Nobody reads a wall of text in ten seconds. */
export const contentParagraphBlock: Rule = {
  name: 'content-paragraph-block',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 12, per: 'entries' },
  anyLanguage: true,
  habit: true,
  about: {
    title: 'Bullets instead of paragraphs',
    finds: 'Blocks of running text under a role.',
    why: 'One in four hiring managers calls long paragraphs a deal-breaker.',
  },
  inVitae: false,

  *check(resume) {
    const blocks = resume.isAcademic ? [] : textBlocksOf(resume);
    if (blocks.length === 0) {
      yield* proseIn(resume);
      return;
    }
    const rule = ruleOfBlocks(blocks, resume);
    for (const block of blocks) {
      const sentences = Math.max(2, (block.text.match(/[.;!?](?= |$)/g) ?? []).length);
      yield {
        title: 'Turn this paragraph into bullets',
        advice: `This block of text is hard to skim. Break it into ${Math.min(6, sentences)} bullets, one achievement each.`,
        text: quote(block.text, 80),
        at: rowRects(block),
        ...(rule === contentParagraphBlock.name
          ? {}
          : { toldWith: { rule, adds: 'Nobody reads a wall of text: give each of its lines a bullet.' } }),
      };
    }
  },
};

/** So many jobs, and such a part of them, told in paragraphs of so many rows are the way in which a resume is written. */
const fewestJobs = 3;
const most = 0.6;
const fewestRows = 2;
/** A share of the cost of blocks, which are longer. */
const weight = 0.5;

/** One note where every job is told in a paragraph, none of which is long enough for a note of its own. */
function* proseIn(resume: Resume): Generator<RuleFinding> {
  for (const { all, without } of jobsWithoutBullets(resume)) {
    const told = without.map(proseOf).filter(({ length }) => length > 0);
    const [first] = told.flat();
    if (!first || without.length < all.length || told.length < fewestJobs || told.length < most * all.length) continue;
    yield {
      severity: 'minor',
      weight,
      title: 'Tell your jobs in bullets',
      advice: `${told.length} of your jobs are told in paragraphs, in which a reader does not find what you reached. Set each as two to four bullets that begin with a verb, the strongest result first.`,
      text: quote(first.text, 80),
      at: told.flatMap((blocks) => blocks.slice(0, 1).flatMap(rowRects)),
    };
  }
}

/** In words: what is as long tells the work, unless it portrays the firm. */
const long = 40;

function proseOf(job: Entry): Bullet[] {
  const blocks = new Set(blocksIn(job));
  return job.paragraphs.filter(
    (one) =>
      one.rows.length >= fewestRows && (blocks.has(one) || (one.words.length >= long && !isPartOrFirm(one.text))),
  );
}
