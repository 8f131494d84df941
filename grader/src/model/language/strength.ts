import type { Strength } from '@redmark/rubric';
import { termCase } from '../../words/spelling/term-case.ts';
import { isPronoun } from '../../words/verbs/noun-openers.ts';
import { weakOpenerOf } from '../../words/verbs/weak-openers.ts';
import type { Bullet } from '../resume.ts';
import { textOfLine } from '../text/line-text.ts';
import { tokensOf } from '../text/tokens.ts';
import { hasMetric } from './metric.ts';
import { openingOf } from './opening.ts';
import { tensesOf } from './tense.ts';

const words = { least: 8, most: 30 };
const mostRows = 2;
const change =
  /\b(?:increas|reduc|cut\b|cutting|grew|grow|sav(?:e|ed|ing)|rais(?:e|ed|ing)|improv|boost|lower|shorten|halv|doubl|tripl|recover|speed|accelerat|expand|eliminat|decreas|gain|won\b|earn|exceed|beat\b)|\bfrom\b.{1,40}\bto\b|\b(?:up|down) from\b|\bto (?:over |more than |about )?(?:[$€£]\s?)?\d/i;
const outcome =
  /\b(?:result(?:ed|ing) in|saving|enabl(?:ed|ing)|(?:led|leading) to|so that|which (?:cut|saved|raised|reduced|led|let|allowed)|allow(?:ed|ing)|help(?:ed|ing) .{1,30} to)\b/i;
const pronoun = /(?<![\p{L}\p{N}'’&/.-])(?:I|me|my|myself|[Mm]y|[Ww]e|[Oo]ur)(?![\p{L}\p{N}/-])/u;

/** How strong a line is. `skills` are the terms listed in the resume, in lower case. */
export function strengthOf(line: Bullet, skills: ReadonlySet<string>): Strength {
  const text = textOfLine(line);
  const number = hasMetric(text);
  const opening = openingOf(line);
  const tense = tensesOf([line])[0]?.tense;
  const weak = weakOpenerOf(text, { hasResult: number }) !== undefined;
  const drawback = weak ? 'weak-start' : pronoun.test(text) ? 'pronoun' : null;
  const length = line.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)).length;
  const checks = {
    verb: tense !== undefined && !weak && !(opening && isPronoun(opening.word)),
    number,
    outcome: (number && change.test(text)) || outcome.test(text),
    detail: namesSomething(line, text, skills),
    length: length >= words.least && length <= words.most && line.rows.length <= mostRows,
  };
  const points = Object.values(checks).filter(Boolean).length - (drawback === null ? 0 : 1);
  return { points: Math.max(0, points), ...checks, drawback };
}

/** Whether a line names a skill, a tool or a proper name: something specific to this resume. */
function namesSomething(line: Bullet, text: string, skills: ReadonlySet<string>): boolean {
  return tokensOf(line).some(({ text: token, lower, start }) => {
    if (skills.has(lower) || termCase.has(lower)) return true;
    if (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}{2}/u.test(token) && !/^\d/.test(token)) return true;
    return start > 0 && /^\p{Lu}\p{Ll}/u.test(token) && !/[.:!?]\s*$/.test(text.slice(0, start));
  });
}
