import { categories, categoryOf, evaluate, type Finding, type ScoreSheet } from '@redmark/rubric';
import type { Resume, Section } from '../model/resume.ts';
import type { Rule, RuleFinding } from '../model/rule.ts';
import { unreadOf } from '../model/unread.ts';
import { unwrittenOf } from '../model/written.ts';
import { type Amounts, type Found, sheetOf } from '../scoring/sheet.ts';
import { boxesOf } from './boxes.ts';
import { type Folded, foldFindings } from './fold.ts';
import { askToProofread } from './proofread.ts';
import { askToSetAnew } from './set-anew.ts';
import { sayWhatCanGo } from './what-can-go.ts';

/** A finding of the report, with the rule finding or findings it was made of. */
export type Numbered = Folded & { reported: Finding };

/** A rule that found more is told once more, with all its other places: the same complaint again and again is not read. */
const mostPerRule = 2;

type Group = Folded & { rule: Rule };

/** The findings in reading order, category by category and numbered from 1, and the sheet of their score. */
export function numberFindings(
  found: readonly Found[],
  amounts: Amounts,
  resume: Resume,
): { findings: Numbered[]; sheet: ScoreSheet } {
  const groups = tellOnce(
    found.flatMap(({ rule, findings }) =>
      foldFindings(findings, rule.habit ? 1 : mostPerRule).map((group): Group => ({ rule, ...group })),
    ),
  );
  const indices = new Map(groups.flatMap(({ members }, index) => members.map((member) => [member, index] as const)));
  const sheet = sheetOf(found, (finding) => indices.get(finding) ?? -1, amounts, {
    writing: unwrittenOf(resume) === undefined,
    unread: unreadOf(resume.understanding),
  });
  const { total } = evaluate(sheet);
  const weighed = groups.map((group, index) => ({
    ...group,
    index,
    gain: gainOf(evaluate(sheet, new Set([index])).total - total),
  }));
  const ordered = sayWhatCanGo(askToSetAnew(askToProofread(weighed))).toSorted(
    (a, b) => inReadingOrder(a, b) || b.gain - a.gain,
  );
  const numbers = new Map(ordered.map(({ index }, i) => [index, i + 1]));
  const rules = sheet.rules.map((one) => ({
    ...one,
    findings: one.findings.map((finding) => ({ ...finding, number: numbers.get(finding.number) ?? 0 })),
  }));
  const findings = ordered.map(({ finding, members, rule, gain }, i) => ({
    finding,
    members,
    reported: reportedOf(finding, rule, { number: i + 1, gain }, resume),
  }));
  return { findings, sheet: { ...sheet, rules } };
}

/** Points in hundredths. What costs anything gains something, even where a hundredth is more than the sum shows. */
const gainOf = (points: number) => (points > 0 ? Math.max(0.01, Math.round(points * 100) / 100) : 0);

/**
 * Moves findings that are told with another rule's (`RuleFinding.toldWith`) into the first note of that rule, and leaves
 * out those that only cost.
 */
function tellOnce(groups: readonly Group[]): Group[] {
  // A host that is no note itself tells nothing for others.
  const hostOf = ({ finding }: Group) =>
    groups.find((other) => other.rule.name === finding.toldWith?.rule && !other.finding.untold);
  const told = Map.groupBy(groups, hostOf);
  const hosts = (told.get(undefined) ?? []).filter(({ finding }) => !finding.untold);
  return hosts.map((host) => {
    const guests = told.get(host) ?? [];
    const added = new Set(guests.flatMap(({ finding }) => finding.toldWith?.adds ?? []));
    return {
      ...host,
      finding: { ...host.finding, advice: [host.finding.advice, ...added].join(' ') },
      members: [...host.members, ...guests.flatMap(({ members }) => members)],
    };
  });
}

function reportedOf(
  finding: RuleFinding,
  rule: Rule,
  { number, gain }: { number: number; gain: number },
  resume: Resume,
): Finding {
  const boxes = boxesOf(finding.at, resume);
  return {
    number,
    rule: rule.name,
    category: categoryOf(rule.group),
    group: rule.group,
    severity: finding.severity ?? rule.severity,
    title: finding.title,
    advice: readable(finding.advice),
    text: readable(finding.text),
    gain,
    ...(finding.rewrite ? { rewrite: finding.rewrite } : {}),
    boxes,
    section: sectionAt(boxes[0], resume),
    isPlainError: rule.isPlainError ?? false,
  };
}

/** A text without characters that only the font of the resume draws. */
const readable = (text: string) => text.replace(/[\p{Co}\ufffd] ?/gu, '').replace(/“ /g, '“');

function inReadingOrder(a: Group, b: Group): number {
  return (
    categories.indexOf(categoryOf(a.rule.group)) - categories.indexOf(categoryOf(b.rule.group)) ||
    depthOf(a.finding) - depthOf(b.finding) ||
    leftOf(a.finding) - leftOf(b.finding)
  );
}

/** How far down the document; findings without a box come first. */
const depthOf = ({ at: [first] }: RuleFinding) => (first ? first.page * 100_000 + first.y0 : -1);
const leftOf = ({ at: [first] }: RuleFinding) => first?.x0 ?? 0;

/** Title of the section that a box is in. */
function sectionAt(at: Finding['boxes'][number] | undefined, { sections }: Resume): string {
  if (!at) return 'Header';
  const [x0, y0, x1, y1] = at.box;
  const holds = (section: Section) =>
    [section.heading, ...section.rows].some(
      (row) => row.page === at.page && row.y0 < y1 && row.y1 > y0 && row.x0 < x1 && row.x1 > x0,
    );
  return sections.find(holds)?.title ?? 'Header';
}
