import type { ComparedFinding } from '@redmark/contract';
import type { Finding, Reading, ReportDocument } from '@redmark/rubric';
import { likeness } from './likeness.ts';

type Pairing = {
  fixed: ComparedFinding[];
  added: ComparedFinding[];
  kept: { before: ComparedFinding; after: ComparedFinding }[];
};

/** At or above this share of common words, two texts count as one text that was edited. */
const sameText = 0.6;

/**
 * Pairs the findings of two reports. Findings match when their rule does and their words do: first the words of the
 * finding, then those of the line around it, then its position. Numbers and gains are ignored.
 */
export function compareFindings(before: ReportDocument, after: ReportDocument): Pairing {
  const whole = wholeRules(before, after);
  const [old, young] = [looksOf(before), looksOf(after)];
  const candidates = old.flatMap((one) =>
    young.flatMap((other) => {
      if (one.finding.rule !== other.finding.rule) return [];
      const words = whole.has(one.finding.rule) ? 1 : likeness(one.finding.text, other.finding.text);
      if (words < sameText) return [];
      return [{ one, other, words, line: likeness(one.line, other.line), away: distance(one.finding, other.finding) }];
    }),
  );
  const taken = new Set<Look>();
  const kept: { one: Look; other: Look }[] = [];
  for (const { one, other } of candidates.toSorted(
    (a, b) => b.words + b.line - (a.words + a.line) || a.away - b.away || a.one.finding.number - b.one.finding.number,
  )) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    kept.push({ one, other });
  }
  const left = (looks: Look[]) => looks.filter((look) => !taken.has(look)).map(({ finding }) => compared(finding));
  return {
    fixed: left(old),
    added: left(young),
    kept: kept
      .toSorted((a, b) => a.other.finding.number - b.other.finding.number)
      .map(({ one, other }) => ({ before: compared(one.finding), after: compared(other.finding) })),
  };
}

/** A finding and the text of the line it is in, if any. */
type Look = { finding: Finding; line: string };

function looksOf({ findings, reading }: ReportDocument): Look[] {
  return findings.map((finding) => ({ finding, line: lineAround(finding, reading) }));
}

function lineAround({ boxes: [first] }: Finding, reading: Reading | null): string {
  if (!first || !reading) return '';
  const [left, top, right, bottom] = first.box;
  const holds = (area: Finding['boxes'][number]) =>
    area.page === first.page &&
    area.box[0] < right &&
    area.box[2] > left &&
    Math.min(area.box[3], bottom) - Math.max(area.box[1], top) > 0.5 * (bottom - top);
  return reading.lines.find(({ at }) => at.some(holds))?.text ?? '';
}

/** Rules that judge the document as a whole: their finding is the same whatever it quotes. */
function wholeRules(...documents: ReportDocument[]): Set<string> {
  const rules = documents.flatMap(({ scoring }) =>
    [...(scoring?.rules ?? [])].map(({ rule, cost }) => ({ rule, cost })),
  );
  return new Set(rules.filter(({ cost }) => cost.kind !== 'count').map(({ rule }) => rule));
}

function distance(one: Finding, other: Finding): number {
  const [mine, theirs] = [one.boxes[0], other.boxes[0]];
  if (!mine || !theirs) return mine === theirs ? 0 : 10_000;
  return Math.abs(mine.page - theirs.page) * 1000 + Math.abs(mine.box[1] - theirs.box[1]);
}

function compared({ boxes, section, isPlainError, ...finding }: Finding): ComparedFinding {
  return { ...finding, page: boxes[0]?.page ?? null };
}
