import { rectOf } from '../../model/header.ts';
import { endOf, sectionsOf } from '../../model/questions.ts';
import type { DateSpan, Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { monthsOf } from '../../model/text/dates.ts';
import { namesDegree } from '../../words/degree-names.ts';

/** Tolerance in months, since many dates are given by month or year only. */
const slack = 2;

const course = /\b(?:certificat\w*|certified|course|training|workshop|computer)\b/i;

/** Everybody reads newest first. */
export const contentOrderNotReverse: Rule = {
  name: 'content-order-not-reverse',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 8, per: 'document' },
  about: {
    title: 'The newest role comes first',
    finds: 'Roles of one section that do not run from new to old.',
    why: 'Every guide asks for it, and readers judge by the latest role.',
  },

  *check(resume) {
    if (resume.confidence < 0.7) return;
    for (const section of sectionsOf(resume, 'experience', 'education')) {
      const entries = section.entries.filter(
        ({ date, header, title, organisation }) =>
          date &&
          !date.ambiguous &&
          (section.kind === 'education' || (title && organisation && (date.isRange || date.present))) &&
          header.length > 0 &&
          (title ?? organisation),
      );
      for (const [i, later] of entries.entries()) {
        const earlier = entries[i - 1];
        if (!earlier?.date || !later.date || !isAfter(later.date, earlier.date)) continue;
        if (later.organisation && later.organisation.text === earlier.organisation?.text) continue;
        // Courses often stand below degrees, whenever they were taken.
        if (section.kind === 'education' && !isDegree(later)) continue;
        yield {
          ...(section.kind === 'education' ? { severity: 'minor', weight: 0.5 } : {}),
          title: 'List newest first',
          advice: `Move “${nameOf(later, earlier)}” above “${nameOf(earlier, later)}”, so that the most recent comes first.`,
          text: nameOf(later, earlier),
          at: later.header.map(rectOf),
        };
      }
    }
  },
};

/** The title of an entry; where the other one has the same, its organisation. */
function nameOf({ title, organisation, header }: Entry, other: Entry): string {
  const isSame = title?.text.toLowerCase() === other.title?.text.toLowerCase();
  return (isSame ? (organisation ?? title) : (title ?? organisation))?.text ?? header[0]?.text ?? '';
}

const isDegree = ({ title, header }: Entry) =>
  namesDegree([title?.text, ...header.map(({ text }) => text)].join(' ')) &&
  !header.some(({ text }) => course.test(text));

/** Whether one ended after the other, rather than ran at the same time. */
function isAfter(one: DateSpan, other: DateSpan): boolean {
  if (endOf(one) <= endOf(other) + slack || endOf(other) === Number.POSITIVE_INFINITY) return false;
  const start = one.start ? monthsOf(one.start, 12) : endOf(one);
  return start >= endOf(other) - slack;
}
