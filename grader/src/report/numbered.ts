import type { Resume } from '../model/resume.ts';
import type { Finding, Place, Rule } from '../model/rule.ts';
import type { Amounts } from '../scoring/loss.ts';
import { type Category, categoryOf, type Found, scoreOf } from '../scoring/score.ts';
import type { PageBox, ReportFinding } from './report.ts';

/** A finding with its rule and what fixing it alone is worth. */
export type Weighed = { rule: Rule; finding: Finding; members: Finding[]; gain: number };
/** `members` are the findings it stands for: one, or all that were folded into it. */
export type Numbered = ReportFinding & { members: Finding[]; guide?: Finding['guide']; deviation?: number };

const boxPadding = 1.5;
const mostPerRule = 6;
/** So many places of a folded note are named in words; all of them have boxes. */
const mostNamed = 6;
/** Letters up to which a fix is told beside its place. */
const shortFix = 40;
const categories: Category[] = ['content', 'formatting', 'writing'];

/** Findings as a reader meets them on the page, category by category, numbered from 1. */
export function numbered(found: readonly Found[], amounts: Amounts, resume: Resume): Numbered[] {
  const writing = resume.language === 'english';
  const total = scoreOf(found, amounts, { writing }).total;
  const weighed = found.flatMap(({ rule, findings }) =>
    folded(findings, rule.habit ? 1 : mostPerRule).map((group): Weighed => {
      const rest = found.map((other) =>
        other.rule === rule
          ? { rule, findings: other.findings.filter((finding) => !group.members.includes(finding)) }
          : other,
      );
      const gain = Math.round((scoreOf(rest, amounts, { writing }).total - total) * 100) / 100;
      return { rule, ...group, gain: Math.max(0, gain) };
    }),
  );
  return weighed
    .toSorted((a, b) => order(a, b))
    .map(({ rule, finding, members, gain }, i) => ({
      number: i + 1,
      rule: rule.name,
      category: categoryOf(rule.group),
      group: rule.group,
      severity: finding.severity ?? rule.severity,
      title: finding.title,
      advice: finding.advice,
      text: finding.text,
      gain,
      ...(finding.rewrite ? { rewrite: finding.rewrite } : {}),
      ...(finding.guide ? { guide: finding.guide } : {}),
      ...(finding.deviation === undefined ? {} : { deviation: finding.deviation }),
      boxes: boxesOf(finding.at, resume),
      members,
    }));
}

/** The finding as a report tells it. */
export function told({ members, guide, deviation, ...finding }: Numbered): ReportFinding {
  return finding;
}

/** Past `most` of one rule the rest become one finding with all their boxes. */
function folded(findings: readonly Finding[], most: number): { finding: Finding; members: Finding[] }[] {
  if (findings.length <= most) return findings.map((finding) => ({ finding, members: [finding] }));
  const rest = findings.slice(most - 1);
  const [first] = rest as [Finding];
  const finding = {
    ...first,
    title: `${first.title}, and ${rest.length - 1} more like this`,
    advice: `${first.advice}${alsoHere(first, rest)}`,
    at: rest.flatMap((one) => one.at),
  };
  return [...findings.slice(0, most - 1).map((one) => ({ finding: one, members: [one] })), { finding, members: rest }];
}

/** What else is meant, and what it becomes where that is short: with one fix told, the others must not be guessed. */
function alsoHere(first: Finding, rest: readonly Finding[]): string {
  const others = new Map(
    rest.filter(({ text }) => text !== '' && text !== first.text).map((one) => [one.text, one.rewrite] as const),
  );
  if (others.size === 0) return '';
  const told = [...others]
    .slice(0, mostNamed)
    .map(([text, better]) => (better && better.length < shortFix ? `“${text}” → “${better}”` : `“${text}”`));
  return ` The same goes for ${told.join(', ')}${others.size > mostNamed ? ' and others' : ''}.`;
}

function order(a: Weighed, b: Weighed): number {
  return (
    categories.indexOf(categoryOf(a.rule.group)) - categories.indexOf(categoryOf(b.rule.group)) ||
    placeOf(a.finding) - placeOf(b.finding) ||
    leftOf(a.finding) - leftOf(b.finding) ||
    b.gain - a.gain
  );
}

function placeOf({ at: [first] }: Finding): number {
  return first ? first.page * 100_000 + first.y0 : -1;
}

const leftOf = ({ at: [first] }: Finding) => first?.x0 ?? 0;

/** One box for each line of each page, padded and clipped to its page. */
export function boxesOf(places: readonly Place[], resume: Resume): PageBox[] {
  return linesOf(places).map(({ page, x0, y0, x1, y1 }) => {
    const { width = 612, height = 792 } = resume.pages[page] ?? {};
    const box = [x0 - boxPadding, y0 - boxPadding, x1 + boxPadding, y1 + boxPadding].map((value, i) =>
      round(Math.min(Math.max(0, value), i % 2 === 0 ? width : height)),
    );
    return { page, box: box as PageBox['box'] };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Neighbours on one line become one place. */
function linesOf(places: readonly Place[]): Place[] {
  const lines: Place[] = [];
  for (const place of places) {
    const last = lines.at(-1);
    const height = place.y1 - place.y0;
    const joins =
      last &&
      last.page === place.page &&
      Math.abs(last.y1 - place.y1) < 0.3 * height &&
      place.x0 - last.x1 < height &&
      place.x0 >= last.x0;
    if (joins && last)
      lines[lines.length - 1] = {
        ...last,
        x1: Math.max(last.x1, place.x1),
        y0: Math.min(last.y0, place.y0),
        y1: Math.max(last.y1, place.y1),
      };
    else lines.push({ page: place.page, x0: place.x0, y0: place.y0, x1: place.x1, y1: place.y1 });
  }
  return lines;
}
