import { isJobSentence } from '../../model/language/job-sentence.ts';
import { hasMetric } from '../../model/language/metric.ts';
import { rewriteWeakStart } from '../../model/language/rewrite.ts';
import { hasEnded, linesOf, quote, sectionsOf, workEntriesOf } from '../../model/questions.ts';
import type { Bullet, Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';
import { weakOpenerOf } from '../../words/verbs/weak-openers.ts';

/** Fewer words after the opening are a title, not an action: "Served as captain". */
const fewestAfter = 3;

/** "Responsible for" names a duty; readers want the achievement. */
export const contentBulletWeakStart: Rule = {
  name: 'content-bullet-weak-start',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 2.6, max: 18, per: 'bullets' },
  about: {
    title: 'Lines start with what you did',
    finds: 'Openings such as “Responsible for” or “Worked on”. Soft ones such as “Helped” count half.',
    why: 'They tell a duty and hide the deed; career centers name them among the top mistakes.',
  },

  *check(resume) {
    const leisure = new Set(sectionsOf(resume, 'activities').flatMap(({ entries }) => entries));
    for (const entry of workEntriesOf(resume)) {
      const ended = hasEnded(entry, resume.today);
      const assists = /\bassistant|aide\b/i.test(entry.title?.text ?? '');
      let spared = false;
      for (const { words, text } of linesOf(entry).filter((line) => !isJobSentence(line) && !headsJob(line, entry))) {
        const line = textOf(words);
        const opener = weakOpenerOf(line, { hasResult: hasMetric(line) });
        if (!opener || line.slice(opener.text.length).trim().split(' ').length < fewestAfter) continue;
        // "Used : Excel, Word": a label before what it names.
        if (/^\s*:/.test(line.slice(opener.text.length))) continue;
        // Who takes part in a contest or a camp has said all.
        if (leisure.has(entry) && /^(?:actively )?participated/i.test(opener.text)) continue;
        // An assistant assists; once per role that is accurate.
        if (assists && !spared && /^assist/i.test(opener.text)) {
          spared = true;
          continue;
        }
        // Without a time it is open which tense is right, and half a line is no better one.
        const isWhole = entry.date !== undefined && !/(?:[,&]|\b(?:and|or|of|the|to|for|with|in))\s*$/i.test(text);
        const rewrite = isWhole ? rewriteWeakStart(text, opener.text, { ended, locale: resume.locale }) : undefined;
        yield {
          ...(opener.isSoft ? { severity: 'minor', weight: 0.5 } : {}),
          title: 'Start with what you did',
          advice: `Instead of “${opener.text}”, start with the action.${adviceFor(opener.text, rewrite)}`,
          text: opener.text,
          at: cutBetween(words, 0, opener.text.length),
          ...(rewrite ? { rewrite } : {}),
        };
      }
    }
  },
};

/** Whether a line names the title or the employer of its job, which were read from it: it is the head of the job. */
const headsJob = ({ words }: Bullet, { title, organisation }: Entry) =>
  [title, organisation].some((part) => part?.words.some((word) => words.includes(word)));

/** The rewritten line, or a question that only the author can answer. */
function adviceFor(opener: string, rewrite: string | undefined): string {
  if (rewrite !== undefined) return ` Write: “${quote(rewrite, 160)}”.`;
  // The tool may well be worth telling, behind what was made with it.
  if (/^utili[sz]/i.test(opener)) return ' Begin with what you made or reached, and name the means behind it.';
  return /^(?:help|assist|(?:\w+ly )?(?:participat|engag)|took part|involved|work(?:ed|ing|s)? (?:with|alongside|closely))/i.test(
    opener,
  )
    ? ' Say which part was yours, and what came of it.'
    : ' Say what you did, and what came of it.';
}
