import { phraseFindings } from '../../model/language/phrase-findings.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { prepositionSlips } from '../../words/slips/preposition-slips.ts';

const title = 'Check the preposition';

/** "Working in Harbor Works Pvt. Ltd.": one works at a firm, which its legal form shows to be one. */
const inFirm =
  /(?<!\p{L})(?:work(?:ed|ing)?|WORK(?:ED|ING)?|Work(?:ed|ing)?) (?:in|IN)(?= (?:M\/[Ss]\.? ?)?(?:(?!(?:Department|Dept|Division|Section|Team|Projects?|Production|Sales|Quality|Field)(?!\p{L}))\p{Lu}[\p{L}\d&.-]* ){1,5}\(?(?:Pvt|PVT|P\)|Private|PRIVATE|Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|WLL|W\.L\.L|Inc|LLP)(?!\p{L}))/gu;

/** "discuss about", "knowledge on": a preposition that does not go with its word. */
export const grammarPreposition: Rule = {
  name: 'grammar-preposition',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 7.5, per: 'document' },
  about: {
    title: 'Prepositions go with their words',
    finds: '“discuss about”, “knowledge on”, “since five years”, and the like.',
    why: 'A careful reader stumbles over them.',
  },

  *check(resume) {
    for (const line of linesOf(resume)) {
      yield* phraseFindings(line, prepositionSlips, title);
      yield* workInFirm(line);
    }
  },
};

function* workInFirm(line: Bullet): Generator<RuleFinding> {
  const text = textOfLine(line);
  if (!/(?:ork|ing|ed|ORK|ING|ED) (?:in|IN) [A-Z]/.test(text)) return;
  for (const { 0: found, index } of allMatches(inFirm, text)) {
    const right = found.replace(/in$/, 'at').replace(/IN$/, 'AT');
    const start = index + found.length - 2;
    yield {
      title,
      advice: `Write “${right}” instead of “${found}”.`,
      text: found.slice(-2),
      at: cutBetween(line.words, start, start + 2),
      rewrite: right.slice(-2),
    };
  }
}
