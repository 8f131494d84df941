import { proseOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { isInQuotes } from '../../model/text/quoted.ts';
import { cutBetween } from '../../model/text/text.ts';
import { foldedOf } from '../../model/text/written-lines.ts';
import { countable, fillerWords } from '../../words/fillers.ts';

/** Uses from which a word that is fine once becomes a finding. */
const often = 3;
/** Uses from which a word is overused as such, which is a finding of another rule. */
const overused = 5;

/** What helps where no other words do. */
const cures = new Map([
  ['', 'adds length, not meaning: delete it'],
  [countable, 'says little: say how many, or name the most important ones'],
]);

/** Whether a word tells how well something is known, in brackets: "English (very good)". */
const isLevel = (text: string, at: number) =>
  /\([^()]{0,25}$/.test(text.slice(0, at)) && /^[^()]{0,25}\)/.test(text.slice(at));

/** Words that make a line longer but not stronger; one finding per word, with all its boxes. */
export const overusedFiller: Rule = {
  name: 'overused-filler',
  group: 'writing.overused',
  severity: 'minor',
  cost: { kind: 'count', weight: 0.8, max: 5, per: 'document' },
  habit: true,
  about: {
    title: 'No filler words',
    finds: '“Successfully”, “various”, “in order to” and the like.',
    why: 'They take room and add nothing.',
  },
  inVitae: false,

  *check(resume) {
    const uses = new Map<
      string,
      { unit: Bullet; start: number; end: number; printed: string; better: string; rare: boolean }[]
    >();
    for (const unit of proseOf(resume)) {
      const text = textOfLine(unit);
      for (const { pattern, better, often: rare } of fillerWords(foldedOf(unit)))
        for (const match of allMatches(pattern, text)) {
          if (isLevel(text, match.index) || isInQuotes(text, match.index)) continue;
          const key = match[0].toLowerCase().replace(/\.$/, '');
          const use = { unit, start: match.index, end: match.index + match[0].length, printed: match[0], better, rare };
          uses.set(key, [...(uses.get(key) ?? []), use]);
        }
    }
    for (const [word, found] of uses) {
      const [first] = found;
      if (!first || (first.rare && found.length < often)) continue;
      if (word.endsWith('ly') && found.length >= overused) continue;
      const many = found.length > 1 ? ' It stands in several places.' : '';
      yield {
        title: 'Cut filler words',
        advice: `“${word}” ${cures.get(first.better) ?? `adds length, not meaning: write “${first.better}”`}.${many}`,
        text: first.printed,
        at: found.flatMap(({ unit, start, end }) => cutBetween(unit.words, start, end)),
      };
    }
  },
};
