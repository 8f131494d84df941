import type { PhraseSlips } from '../../words/phrase.ts';
import type { Bullet } from '../resume.ts';
import type { RuleFinding } from '../rule.ts';
import { allMatches } from '../text/all-matches.ts';
import { textOfLine } from '../text/line-text.ts';
import { cutBetween } from '../text/text.ts';
import { foldedOf } from '../text/written-lines.ts';

/** A finding for every phrase of a line that is among the slips, with what to write instead. */
export function* phraseFindings(line: Bullet, slips: PhraseSlips, title: string): Generator<RuleFinding> {
  const text = textOfLine(line);
  const told: [start: number, end: number][] = [];
  for (const { wrong, right } of slips(foldedOf(line)))
    for (const match of allMatches(wrong, text)) {
      const { w: [start, end] = [0, 0] } = match.indices?.groups ?? {};
      const found = text.slice(start, end);
      // An article is put before a name: "the UAE".
      const capital = /^\p{Lu}/u.test(found) && !/^(?:an?|the) /.test(right(found));
      const meant = right(found).replace(/^./u, (first) => (capital ? first.toUpperCase() : first));
      // A phrase within one that was found already is the same slip.
      if (meant === found || told.some(([from, to]) => start < to && end > from)) continue;
      told.push([start, end]);
      yield {
        title,
        advice: `Write “${meant}” instead of “${found}”.`,
        text: found,
        at: cutBetween(line.words, start, end),
        rewrite: meant,
      };
    }
}
