import type { Rule } from '../../model/rule.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { linesOf, plainRowsOf } from '../../model/text/written-lines.ts';
import { termCase } from '../../words/spelling/term-case.ts';

const lone = /(?<![\p{L}\p{N}@/._#+-])\p{L}{4,}(?![\p{L}\p{N}@/_-]|\.\p{L}|: ?\S*\/)/gu;

/** Names are written as their owners write them, unlike "Github" and "javascript". One finding per name. */
export const spellingTermCase: Rule = {
  name: 'spelling-term-case',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 8, per: 'document' },
  habit: true,
  about: {
    title: 'Names are written as their owners do',
    finds: '“Javascript” for JavaScript and the like.',
    why: 'Specialists notice at once.',
  },

  *check(resume) {
    const seen = new Set<string>();
    for (const unit of [...linesOf(resume), ...plainRowsOf(resume)]) {
      const text = textOf(unit.words);
      for (const match of text.matchAll(lone)) {
        const [printed] = match;
        const right = termCase.get(printed.toLowerCase());
        if (right === undefined || right === printed || printed === printed.toUpperCase() || seen.has(right)) continue;
        // A name that its owner writes in lower case has a capital at the start of a line.
        if (match.index === 0 && printed.slice(1) === right.slice(1)) continue;
        seen.add(right);
        yield {
          title: 'Write the name as its owner does',
          advice: `“${printed}” is written “${right}”.`,
          text: printed,
          at: cutBetween(unit.words, match.index, match.index + printed.length),
          rewrite: right,
        };
      }
    }
  },
};
