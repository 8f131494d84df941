import { bareNouns } from '../../model/language/bare-nouns.ts';
import { bareObjects } from '../../model/language/bare-objects.ts';
import { phraseFindings } from '../../model/language/phrase-findings.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { tokensOf } from '../../model/text/tokens.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { missingSlips } from '../../words/slips/missing-slips.ts';

const number =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';
const plural = '(?:\\p{Ll}+ )?\\p{Ll}{2,}(?:[^s\\P{L}]s|people|men|women|children)';
/** Phrases that need "of": "an average of 380 prescriptions", "a team of 35". */
const patterns = [
  new RegExp(
    `(?<![\\p{L}-])(?:an? (?:\\p{Ll}+ )?(?:average|total|minimum|maximum|mean)) (?=${number} ${plural}(?![\\p{L}-]))`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}-])(?:an? (?:\\p{Ll}+ ){0,2}(?:team|staff|crew|squad|workforce)) (?=${number}(?: (?:across|and|in|to|for|at|with|on|${plural})(?![\\p{L}-])|[.,;]|$))`,
    'gu',
  ),
  /(?<![\p{L}-])(?:an? (?:\p{Ll}+ ){0,3}(?:budget|rate|portfolio)) (?=(?:[$€£]\d[\d,.]*[KMB]?|\d[\d.]*%)(?:[.,;]|$| (?:and|for|in|to|across|with|over)))/gu,
  /(?<![\p{L}-])(?:for|in|into|to|of|with) (?:groups|teams|classes|batches|crews) (?=\d+[-–]\d+ \p{Ll}+s(?![\p{L}-]))/gu,
  /(?<![\p{L}-])(?:the (?:redesign|rollout|creation|development|implementation|construction|renovation|migration)) (?=(?:an?|the|our|its) )/gu,
];

/** What the patterns are about. */
const counted =
  /average|total|imum|mean|team|staff|crew|squad|workforce|budget|rate|portfolio|groups|classes|batches|redesign|rollout|tion |ment /;

/** A line with none of these may be written as resumes are, without any article; so many such lines are no style. */
const determiner = /(?<!\p{L})(?:the|an?|my|our|their|its|his|her)(?!\p{L})/iu;
const fewestClipped = 3;

/** Whoever writes an article in so many of many lines knows where one belongs; one that is left out is telegraphic style. */
const fewestArticles = 2;
const manyLines = 12;
const usualShare = 0.4;

/** Whether only an article fell out before words in small letters: "under guidance of". Names and set phrases need theirs. */
const lacksArticle = ({ text = '', rewrite = '' }: RuleFinding) =>
  !/\p{Lu}|^(?:in|on|of|as|at|to|for|with) |^(?:entire|ability to)$/u.test(text) &&
  rewrite.replace(/(?<!\p{L})(?:the|an?) /giu, '').toLowerCase() === text.toLowerCase();

const bareIn = (line: Bullet) => {
  const tokens = tokensOf(line);
  return [...bareNouns(tokens), ...bareObjects(tokens)];
};

/** "an average 380 prescriptions": a small word is missing. */
export const grammarMissingWord: Rule = {
  name: 'grammar-missing-word',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 7.5, per: 'document' },
  about: {
    title: 'No small word fell out',
    finds: '“an average 380 prescriptions”, “a team 35”, and the like.',
    why: 'The reader stumbles and reads the line twice.',
  },
  inVitae: false,

  *check(resume) {
    const lines = linesOf(resume);
    const found = [...missingWordsIn(lines)];
    const determined = lines.filter((line) => determiner.test(textOfLine(line)));
    const isStyle =
      lines.length >= manyLines &&
      determined.length >= usualShare * lines.length &&
      found.filter(lacksArticle).length < fewestArticles;
    yield* isStyle ? found.filter((one) => !lacksArticle(one)) : found;
  },
};

function* missingWordsIn(lines: readonly Bullet[]): Generator<RuleFinding> {
  const clipped = lines.filter((line) => !determiner.test(textOfLine(line))).flatMap(bareIn).length;
  for (const unit of lines) {
    const slips = [...phraseFindings(unit, missingSlips, 'Add the missing word')];
    yield* slips;
    const text = textOfLine(unit);
    const isStyle = clipped < fewestClipped && !determiner.test(text);
    for (const { from, to, right, ofOne, ofSeveral } of isStyle ? [] : bareIn(unit)) {
      const at = cutBetween(unit.words, from.start, to.end);
      // One slip is told once.
      if (slips.some((slip) => slip.at.some(({ x0, y0 }) => at.some((own) => own.x0 === x0 && own.y0 === y0))))
        continue;
      const found = text.slice(from.start, to.end);
      yield {
        title: 'Add the missing word',
        advice: `“${found}” needs an article or a plural. Write “${right}”${ofOne ? `, or “${ofOne}” if one is meant` : ofSeveral ? `, or “${ofSeveral}” if there are several` : ''}.`,
        text: found,
        at,
        rewrite: right,
      };
    }
    if (!counted.test(text)) continue;
    for (const pattern of patterns)
      for (const match of allMatches(pattern, text)) {
        const after =
          text
            .slice(match.index + match[0].length)
            .match(/^\S+/)?.[0]
            .replace(/[.,;]$/, '') ?? '';
        const right = `${match[0].trim().split(' ').at(-1)} of ${after}`;
        yield {
          title: 'Add the missing word',
          advice: `Write “${right}”.`,
          text: `${match[0]}${after}`,
          at: cutBetween(
            unit.words,
            match.index + match[0].trimEnd().lastIndexOf(' ') + 1,
            match.index + match[0].length + after.length,
          ),
          rewrite: right,
        };
      }
  }
}
