import { linesOf, quote, rowRects, sectionsOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Fewer such lines are no habit. */
const fewest = 2;
const shown = 4;
/** What grows in resumes by a share that nobody can count. */
const soft =
  '(?:efficien\\p{L}+|productivity|performance|resilien\\p{L}+|literacy|satisfaction|engagement|quality|experience|capabilit\\p{L}+|collaboration|communication|workflows?|morale|awareness|security|feedback|reliability|readability|interaction|usability|knowledge|skills?|clarity|confidence|trust|visibility|transparency|understanding)';
const share = '(?<![\\d.,])\\d{2,3}\\s?(?:%|percent\\b|per cent\\b)';
/** Such a share, with up to some words between: "improving resilience by 45%", "65% better quality". */
const softShare = new RegExp(
  `(?<!\\p{L})${soft}(?!\\p{L})[^.;:\\d]{0,30}?\\b(?:by|up|to)\\s[^.;:\\d]{0,16}${share}|${share}\\s(?:\\p{L}+\\s){0,3}${soft}(?!\\p{L})`,
  'iu',
);
/** What a share is compared with, or how it was found. */
const explained =
  /\bfrom\b.{1,20}\d.*\bto\b|\bcompared\b|\bbaseline\b|\bversus\b|\bvs\b|\bprevious\b|\bbenchmark\b|\bmeasured\b|\bsurvey\w*|\bas shown\b|\bNPS\b|\bCSAT\b/i;

/** A share of something that is not told sounds made up, and takes the other figures with it. */
export const contentFigureUnexplained: Rule = {
  name: 'content-figure-unexplained',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1 },
  about: {
    title: 'Figures can be checked',
    finds:
      'Two lines or more in which quality, efficiency or the like grew by a percentage, without how it was measured.',
    why: 'A reader who cannot say what a percentage is of doubts every other number as well.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const lines = sectionsOf(resume, 'experience', 'projects')
      .flatMap(({ entries }) => entries)
      .flatMap(linesOf)
      .filter(({ text }) => softShare.test(text) && !explained.test(text));
    const [first, second] = lines;
    if (!first || !second || lines.length < fewest) return;
    const others = lines.length > 2 ? ` and ${lines.length - 2} more` : '';
    yield {
      title: 'Say how it was measured',
      advice: `“${shareIn(first)}”${others === '' ? ' and' : ','} “${shareIn(second)}”${others} give a share of what is hard to count, and a reader doubts your other numbers, too. Say from what to what, over which time, and how you know; keep only those that you could defend.`,
      text: quote(first.text),
      at: lines.slice(0, shown).flatMap(rowRects),
    };
  },
};

const shareIn = ({ text }: Bullet) => softShare.exec(text)?.[0] ?? '';
