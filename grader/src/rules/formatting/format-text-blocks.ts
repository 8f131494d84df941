import { quote, rowRects } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { ruleOfBlocks, textBlocksOf } from '../../model/text-blocks.ts';

/** Share of the lines that stand in blocks from which on the page is one grey wall. */
const whole = 0.3;
const max = 12;
const shown = 3;

/** Blocks of text make a page grey: the eye finds no place to begin. */
export const formatTextBlocks: Rule = {
  name: 'format-text-blocks',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  about: {
    title: 'Pages are no walls of text',
    finds: 'Lines that stand in blocks of running text under roles, by their share of all lines.',
    why: 'Lists can be scanned in seconds; a grey block is passed over.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const blocks = textBlocksOf(resume);
    const [first] = blocks;
    if (!first) return;
    const lines = blocks.reduce((sum, { rows }) => sum + rows.length, 0);
    const share = lines / resume.rows.length;
    yield {
      title: 'Break up the blocks of text',
      advice: `${Math.round(share * 100)} % of the lines of this resume stand in blocks of text. Break them into bullets of one or two lines.`,
      text: quote(first.text),
      at: blocks.slice(0, shown).flatMap(rowRects),
      loss: max * Math.min(1, share / whole),
      toldWith: { rule: ruleOfBlocks(blocks, resume), adds: 'On the page such blocks look like grey walls.' },
    };
  },
};
