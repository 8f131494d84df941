import { quote, rowRects } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
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

  *check(resume) {
    if (resume.isAcademic) return;
    const blocks = textBlocksOf(resume);
    if (blocks.length === 0) return;
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
