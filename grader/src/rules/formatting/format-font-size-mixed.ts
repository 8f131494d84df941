import { median } from '../../model/list/statistics.ts';
import { quote, workItemsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';

const tolerated = 0.6;
const leastPeers = 4;
const clearMajority = 0.6;

/** Text of one kind has one size; nested lists may be smaller. */
export const formatFontSizeMixed: Rule = {
  name: 'format-font-size-mixed',
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 8, per: 'document' },
  about: {
    title: 'Text of one kind has one size',
    finds: 'A line larger or smaller than others of its kind.',
    why: 'Readers take a difference for a meaning.',
  },

  *check(resume) {
    for (const bullets of Map.groupBy(workItemsOf(resume), (bullet) => bullet.level).values()) {
      const sizes = bullets.map((bullet) => median(bullet.words.map((word) => word.size)));
      const usual = median(sizes);
      const off = bullets.filter((_, i) => Math.abs((sizes[i] ?? usual) - usual) > tolerated);
      if (bullets.length < leastPeers || off.length > (1 - clearMajority) * bullets.length) continue;
      for (const bullet of off) {
        const own = median(bullet.words.map((word) => word.size));
        yield {
          title: 'Keep the same size for the same kind of text',
          advice: `This line is ${inPoints(own)}; the lines like it are ${inPoints(usual)}. Give it their size.`,
          text: quote(bullet.text),
          at: bullet.rows,
        };
      }
    }
  },
};

const inPoints = (size: number) => `${Math.round(size * 10) / 10} pt`;
