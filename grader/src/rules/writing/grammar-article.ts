import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { articleBefore } from '../../words/articles.ts';

const articleAndWord =
  /(?<![\p{L}\p{N}.'’&/+-])((?:an?|(?<=^|[.;:] )An?(?= \p{Ll}{3}))) (["“‘(]?[\p{L}\p{N}$£€][\p{L}\p{N}$,.&’'%/-]*)/gu;
/** Text before an "a" that is a letter and no article: "vitamin a and", "plan a or". */
const letterBefore =
  /(?:vitamin|plan|option|section|type|class|grade|team|group|hepatitis|part|series|exhibit|schedule) $/i;

/** "a hour", "an unique": the article must fit the sound that follows. */
export const grammarArticle: Rule = {
  name: 'grammar-article',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 3, max: 15, per: 'document' },
  about: {
    title: '“A” and “an” fit their word',
    finds: '“a hour”, “an unique”, and the like.',
    why: 'It is a small error that reads as carelessness.',
  },
  isPlainError: true,

  *check(resume) {
    for (const unit of linesOf(resume)) {
      const text = textOfLine(unit);
      for (const match of allMatches(articleAndWord, text)) {
        const [whole, printed = '', word = ''] = match;
        const article = printed.toLowerCase();
        const fitting = articleBefore(word);
        const right = printed === article ? fitting : fitting?.replace('a', 'A');
        if (right === undefined || fitting === article || letterBefore.test(text.slice(0, match.index))) continue;
        if (article === 'a' && /^(?:and|or|as|of|in|is|are|at|on|if|it|the|to)$/i.test(word)) continue;
        const clean = word.replace(/[,.;:)"”]+$/, '');
        yield {
          title: `Use “${right}” here`,
          advice: `“${printed} ${clean}” should be “${right} ${clean}”.`,
          text: `${printed} ${clean}`,
          at: cutBetween(unit.words, match.index, match.index + whole.length - (word.length - clean.length)),
          rewrite: `${right} ${clean}`,
        };
      }
    }
  },
};
