import { findBuzzwords } from '../../model/language/buzzwords.ts';
import { hasMetric } from '../../model/language/metric.ts';
import { proseOf, sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { isInQuotes } from '../../model/text/quoted.ts';
import { cutBetween } from '../../model/text/text.ts';
import { plainRowsOf } from '../../model/text/written-lines.ts';

/** From so many on, the whole resume reads as claims. */
const many = 4;
/** Soft buzzwords, which are fine alone, count from so many on. */
const softTogether = 2;

/** Whether words stand between quotation marks: they are the name of something, such as an award, or part of one. */
const isQuoted = (text: string, start: number, end: number) =>
  isInQuotes(text, start) || (/["“”‘']$/.test(text.slice(0, start)) && /^["”’']/.test(text.slice(end)));

/** Whether a word tells what kind of employer is sought: "a dynamic, growing and well-known company". */
const describesEmployer = (text: string, { text: found, end }: { text: string; end: number }) =>
  /^(?:dynamic|fast[- ]paced|cutting[- ]edge)/i.test(found) &&
  /^(?:[,\s]+[\p{L}-]+){0,4}?\s(?:organi[sz]ation|company|firm|institution|employer|environment|workplace)(?!\p{L})/iu.test(
    text.slice(end),
  );

/** Whether the proof stands beside the phrase, or the phrase is a term of a trade: "non-value-added activities". */
const isProven = (text: string, { text: found, start, end }: { text: string; start: number; end: number }) =>
  (/\brecord\b/i.test(found) && hasMetric(text.slice(end))) ||
  (/^value[- ]added$/i.test(found) &&
    (/\bnon[- ]$/i.test(text.slice(0, start)) || /^ (?:activit|process|tax|service|analys)/i.test(text.slice(end))));

/** Phrases that every reader has read a hundred times and nobody believes. */
export const overusedBuzzword: Rule = {
  name: 'overused-buzzword',
  group: 'writing.overused',
  severity: 'minor',
  cost: { kind: 'count', weight: 1.5, max: 10, per: 'document' },
  habit: true,
  about: {
    title: 'Evidence instead of clichés',
    finds: '“Team player”, “results-driven”, “think outside the box” and many others.',
    why: 'Half of all resumes say them, so they say nothing.',
  },
  inVitae: false,

  *check(resume) {
    const summary = new Set(sectionsOf(resume, 'summary', 'objective').flatMap((section) => section.rows));
    const skills = new Set(sectionsOf(resume, 'skills').flatMap((section) => section.rows));
    const plain = plainRowsOf(resume).filter(({ rows }) => rows.some((row) => skills.has(row)));
    const found = [...proseOf(resume), ...plain].flatMap((unit) => {
      const text = textOfLine(unit);
      const inSummary = unit.rows.some((row) => summary.has(row));
      return findBuzzwords(text)
        .filter(
          (buzz) => !isQuoted(text, buzz.start, buzz.end) && !describesEmployer(text, buzz) && !isProven(text, buzz),
        )
        .filter(({ soft }) => !soft || (inSummary && !hasMetric(text)))
        .map((buzz) => ({ ...buzz, unit, inSkills: unit.rows.some((row) => skills.has(row)) }));
    });
    const soft = found.filter((buzz) => buzz.soft).length;
    const counted = found.filter((buzz) => !buzz.soft || soft >= softTogether || found.length > soft);
    for (const { text, start, end, instead, unit, inSkills } of counted)
      yield {
        severity: counted.length >= many ? 'major' : 'minor',
        title: 'Swap the cliché for evidence',
        advice: `“${text}” tells, it does not show. Put proof in its place: ${instead}.`,
        text,
        at: cutBetween(unit.words, start, end),
        weight: inSkills ? 0.5 : 1,
        ...(inSkills ? { toldWith: { rule: 'content-soft-skill-list', adds: `“${text}” is such a phrase.` } } : {}),
      };
  },
};
