import type { Word } from '../../model/page.ts';
import { creditRowsOf } from '../../model/performer.ts';
import { proseOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { isInQuotes } from '../../model/text/quoted.ts';
import { cutBetween } from '../../model/text/text.ts';
import { informalWords } from '../../words/informal-words.ts';

/** Contractions. “I'm” and “we've” are left to the rule for pronouns: to write them out would be wrong advice. */
const contraction =
  /(?<![\p{L}“"])(?:(?:do|does|did|is|are|was|were|has|have|had|wo|would|could|should|ca|must)n['’]t|(?:you|they)['’](?:re|ve|ll|d)|(?:that|there|let|what)['’]s)(?![\p{L}])/giu;
/** "Let’s Talk Science" and "Let’s mend reading group" are names. */
const isInName = (text: string, { 0: found, index }: RegExpExecArray) =>
  /^\p{Lu}/u.test(found) &&
  /^ (?:\p{Lu}\p{Ll}+ \p{Lu}|(?:\p{L}+ ){1,3}(?:group|club|society|league|network|initiative|podcast)(?!\p{L}))/u.test(
    text.slice(index + found.length),
  );
/** A greeting, which a better mark would not mend. */
const greeting = /^(?:hello|hi|hey|hallo|welcome)!/i;
const exclamation = /\p{L}*\p{Ll}{3}!+(?= |$)/gu;
const names = /^(?:yahoo|jeopardy|joomla|yum|chips ahoy)!/i;
const alternatives: Record<string, string> = { "won't": 'will not', "can't": 'cannot', "let's": 'let us' };

/** Contractions, exclamation marks and slang belong to speech, not to a resume. */
export const grammarInformal: Rule = {
  name: 'grammar-informal',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.2, max: 7.5, per: 'document' },
  about: {
    title: 'The tone is formal',
    finds: 'Contractions, slang, “etc.”, exclamation marks.',
    why: 'A resume is a business letter in lines.',
  },
  inVitae: false,

  *check(resume) {
    const credits = new Set(creditRowsOf(resume));
    for (const unit of proseOf(resume)) {
      // Plays and films are called as their authors please.
      if (unit.rows.some((row) => credits.has(row))) continue;
      const text = textOfLine(unit);
      const found: { match: RegExpExecArray; better?: string | undefined; advice?: string | undefined }[] = [
        ...(/['’]/.test(text) ? allMatches(contraction, text) : [])
          .filter((match) => !isListOfRules(text, match) && !isInName(text, match))
          .map((match) => ({ match, better: inFull(match[0]) })),
        ...(text.includes('!') ? allMatches(exclamation, text) : [])
          .filter(([mark]) => !names.test(mark))
          .map((match) =>
            greeting.test(match[0])
              ? { match, advice: 'Leave the greeting out.' }
              : { match, better: match[0].replace(/!+/, '.') },
          ),
        ...informalWords.flatMap(({ pattern, ...mend }) =>
          allMatches(pattern, text).map((match) => ({ match, ...mend })),
        ),
      ];
      for (const { match, better, advice = `Write “${better}”.` } of found) {
        const at = cutBetween(unit.words, match.index, match.index + match[0].length);
        // What a link leads to has a title of its own: that of a talk or an article.
        if (resume.links.some((link) => at.some((word) => isOn(link, word)))) continue;
        // So has what stands in quotation marks.
        if (isInQuotes(text, match.index)) continue;
        yield {
          title: 'Use a more formal tone',
          advice: `${match[0].endsWith('!') && better !== undefined ? 'The exclamation mark in ' : ''}“${match[0]}” reads as spoken language. ${advice}`,
          text: match[0],
          at,
          ...(better === undefined ? {} : { rewrite: better }),
        };
      }
    }
  },
};

/** "Do’s and Don’ts", "Do & Don’t": a name for rules. */
const isListOfRules = (text: string, { index }: RegExpExecArray) =>
  /\bdo(?:['’]?s)?\s*(?:&|and|\/)\s*$/i.test(text.slice(0, index));

const isOn = (link: Resume['links'][number], { page, x0, x1, y0, y1 }: Word) =>
  link.page === page && link.x0 < x1 && x0 < link.x1 && link.y0 < (y0 + y1) / 2 && (y0 + y1) / 2 < link.y1;

function inFull(text: string): string {
  const plain = text.toLowerCase().replace('’', "'");
  const full =
    alternatives[plain] ??
    plain
      .replace("n't", ' not')
      .replace("'re", ' are')
      .replace("'ve", ' have')
      .replace("'ll", ' will')
      .replace("'d", ' would')
      .replace("'s", ' is');
  return /^\p{Lu}/u.test(text) ? full.replace(/^./, (first) => first.toUpperCase()) : full;
}
