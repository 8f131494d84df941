import type { Rule } from '../../model/rule.ts';
import { cutBetween } from '../../model/text/text.ts';

const anywhere =
  /lorem ipsum(?: dolor)?|\[(?:your|company|employer|job|position|city|state|name|date|title|insert|school|university|degree|phone|email|address|link|number|month|year|add|enter|x+)\b[^\]]*\]|<(?:your |company|name|title|city|date|job)[^>]*>|\b(?:first ?name last ?name|your ?name|your ?email|firstname\.lastname)@?|(?<![\d-])(?:123[-. ]?456[-. ]?7890|\(123\) ?456-7890|\(555\) ?555-5555|555-555-5555)(?!\d)|(?<![\p{L}\p{N}])x{4,}(?![\p{L}\p{N}])/giu;
/** Template words that count only as a whole piece of a row: "Company Name" beside "City, State". */
const whole =
  /^(?:company name|employer name|job title|job title here|position title|city, ?state|city, ?country|city, st|month year|month year ?[-–—] ?(?:month year|present)|mm\/yyyy ?[-–—] ?(?:mm\/yyyy|present)|mm\/yyyy|school name|university name|degree name|project name|phone number|email address|street address|your address|skill \d|achievement \d|description|dates? (?:from|here)|name surname|first last|title here)$/i;

/** Words of a template that were never replaced. */
export const contentPlaceholderText: Rule = {
  name: 'content-placeholder-text',
  group: 'content',
  severity: 'critical',
  cost: { kind: 'count', weight: 14, max: 30, per: 'document' },
  grave: 8,
  about: {
    title: 'No template text is left',
    finds: 'Leftovers such as “Lorem ipsum” or “Company name”.',
    why: 'It is the clearest sign of a resume that was not finished.',
  },

  *check(resume) {
    for (const row of resume.rows) {
      const pieces = [...row.text.matchAll(anywhere)]
        .filter((match) => !isQuoted(row.text, match.index))
        .map((match) => ({ text: match[0], at: cutBetween(row.words, match.index, match.index + match[0].length) }));
      for (const segment of row.segments)
        if (whole.test(segment.text.replace(/^[\s|•·,–-]+|[\s|•·,–-]+$/g, '')))
          pieces.push({ text: segment.text, at: segment.words });
      for (const { text, at } of pieces)
        yield {
          title: 'Replace template text',
          advice: `“${text}” looks like text of a template. Replace it with your own details or delete it.`,
          text,
          at,
        };
    }
  },
};

/** A designer may speak of “lorem ipsum”. */
function isQuoted(text: string, at: number): boolean {
  return (
    /[“"‘']$/.test(text.slice(0, at)) || /\b(?:no|without|replaced|real copy instead of)\s$/i.test(text.slice(0, at))
  );
}
