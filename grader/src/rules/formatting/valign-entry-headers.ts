import { alignmentOf, offBy, ruleGuideOf } from '../../model/layout/alignment.ts';
import { opensWithSign } from '../../model/layout/opens-with-sign.ts';
import { sectionsOf } from '../../model/questions.ts';
import type { Entry, Row, Segment } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { findDates } from '../../model/text/dates.ts';
import { hasInnerSign } from '../../model/text/inner-sign.ts';

const limit = 24;
const rowTypes = [0, 1];
/** In points: below this a header is a little off. */
const plain = 7;
/** In points. */
const sameEdge = 1;
/** As a share of the size of the text. */
const wideGap = 0.8;

/** Role headers start on one vertical line, first rows compared with first rows and second with second. */
export const valignEntryHeaders: Rule = {
  name: 'valign-entry-headers',
  group: 'formatting.vertical',
  severity: 'major',
  cost: { kind: 'count', weight: 2.5, max: 10, per: 'entries' },
  habit: true,
  about: {
    title: 'Roles line up',
    finds: 'A role that begins left or right of the others.',
    why: 'Readers scan along one edge.',
  },
  inVitae: false,

  *check(resume) {
    if (resume.pages.some((page) => page.columns)) return;
    const sections = sectionsOf(resume, 'experience', 'projects', 'volunteering', 'research', 'teaching', 'activities');
    const entries = sections.flatMap((section) => section.entries).filter(isWhole);
    for (const type of rowTypes) {
      const heads = entries.flatMap((entry) => textOf(entry.header[type]) ?? []);
      const found = alignmentOf(heads, (head) => head.x0, { limit });
      const mode = found?.mode ?? 0;
      const onEdge = heads.filter((head) => Math.abs(head.x0 - mode) <= sameEdge);
      for (const { item, deviation } of found?.strays ?? []) {
        if (onEdge.some((head) => endsAlike(head, item))) continue;
        yield {
          title: 'Line up role headers',
          advice: `This line starts ${offBy(deviation)} of the others like it. Bring it to the line they share.`,
          text: item.text,
          at: [item],
          guide: ruleGuideOf(item.page, 'entry headers', mode),
          deviation,
          ...(Math.abs(deviation) < plain ? { severity: 'minor' as const } : {}),
        };
      }
    }
  },
};

/** Whether an entry was read with enough certainty to be compared: with a date and bullets. */
function isWhole(entry: Entry): boolean {
  return (
    entry.date !== undefined &&
    entry.bullets.length > 0 &&
    !entry.header.some((row) => row.mark || opensWithSign(row) || hasInnerSign(row.text))
  );
}

/** Whether the first words of two lines end on one edge, before a gap: a column that is set to the right. */
function endsAlike(one: Segment, other: Segment): boolean {
  const end = endOfColumn(other);
  return end !== undefined && Math.abs(end - (endOfColumn(one) ?? 0)) <= sameEdge;
}

/** Where the words end behind which the first wide gap of a line stands, or all of them. */
function endOfColumn({ words }: Segment): number | undefined {
  return words.find(({ x1, size }, i) => (words[i + 1]?.x0 ?? Number.POSITIVE_INFINITY) - x1 > wideGap * size)?.x1;
}

/**
 * The first segment that is not a date in a column of its own; undefined for centred headers, which have no left edge.
 */
function textOf(row: Row | undefined): Segment | undefined {
  return row?.segments.find(
    (segment) =>
      // A list sign with nothing behind it heads nothing.
      /[\p{L}\p{N}]/u.test(segment.text) &&
      !findDates(segment.text).some((date) => date.end - date.start > 0.6 * segment.text.length),
  );
}
