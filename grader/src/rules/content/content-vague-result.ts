import { unitsOf } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { allMatches } from '../../model/text/all-matches.ts';
import { cutBetween, textOf } from '../../model/text/text.ts';

/** What is done to an amount. */
const change =
  'improv|increas|reduc|decreas|enhanc|boost|cut|lower|grow|grew|rais|rise|accelerat|speed|minimi|maximi|sav|shorten|strengthen|expand|optimi';
/** Words that claim an amount and give none, beside what was changed by it. */
const claim = new RegExp(
  `(?<!\\p{L})(?:significantly|greatly|substantially|dramatically|considerably|drastically|markedly|vastly|hugely|measurably|noticeably) (?:${change})\\p{L}*|` +
    `(?<!\\p{L})(?:${change})\\p{L}* (?:\\p{L}+ ){1,6}(?:significantly|greatly|substantially|dramatically|considerably|drastically|measurably)(?!\\p{L})|` +
    '(?<!\\p{L})(?:significant|substantial|considerable|dramatic|measurable|noticeable) (?:improvements?|increases?|reductions?|growth|savings?|gains?|results?|decreases?)(?!\\p{L})',
  'giu',
);
const needs = /signific|great|substan|drama|consider|drastic|marked|vast|huge|measurab|notice/i;

/** A measure that is told without a digit: "cutting the time in half". */
const measured =
  /\b(?:hal(?:f|ve[sd]?|ving)|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|quadrupl(?:e[sd]?|ing)|twice|(?:two|three|four|five|ten)-?\s?(?:fold|times)|(?:an?|one|two|three) (?:third|quarter|fifth|tenth|dozen|hundred|thousand|million)s?|percent|per cent|to zero)\b/i;

/** "Significantly" asks for the number that it stands for. */
export const contentVagueResult: Rule = {
  name: 'content-vague-result',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 1, max: 3, per: 'document' },
  about: {
    title: 'A claim of much says how much',
    finds: 'Lines that say “significantly improved” or “substantial savings” and give no number.',
    why: 'Everybody writes it, so a reader believes the number that follows and nothing else.',
  },

  *check(resume) {
    const units = unitsOf(resume);
    for (const [i, unit] of units.entries()) {
      const text = textOf(unit.words);
      if (!needs.test(text) || /\d/.test(text) || measured.test(text)) continue;
      if (isMeasuredBelow(unit, units[i + 1])) continue;
      for (const { 0: found, index } of allMatches(claim, text))
        yield {
          title: 'Say how much',
          advice: `“${found}” gives no measure. Say from what to what, or by how much: hours, money, errors, customers.`,
          text: found,
          at: cutBetween(unit.words, index, index + found.length),
        };
    }
  },
};

/** Whether the line below belongs to this one, as an item of a list inside the list, and tells a number. */
const isMeasuredBelow = (unit: Bullet, next: Bullet | undefined) =>
  next !== undefined && next.level > unit.level && /\d/.test(textOf(next.words));
