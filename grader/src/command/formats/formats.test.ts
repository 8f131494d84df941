import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { gradeOn } from '../../grade.ts';
import { compilePdfium, startEngine } from '../../pdf/engine.ts';
import { textPdf } from '../../pdf/typed-pdf.ts';
import { outcomeOf, type Result } from './format.ts';
import { formats } from './formats.ts';
import { sarifLogOf } from './sarif.ts';

const hostile = '=1+1 <script>alert("x")</script> & ::error::';
const lines = [
  'Maria Example',
  'maria@example.com  (512) 555-0143  Austin, TX',
  'EXPERIENCE',
  'Analyst, Example Works  Jan 2020 - Mar 2023',
  '- Was responsible for the the <b>reports</b> of a team, a::warning::b 100%',
  '- Was responsible for the the <b>reports</b> of a team, a::warning::b 100%',
  '- Cut the closing time from 9 days to 4 days.',
  'EDUCATION',
  'B.A. Economics, Example College  2019',
];
const engine = await startEngine(compilePdfium());
const { graded } = gradeOn(engine, textPdf(lines), { today: '2026-11-21' });
const results: Result[] = [
  { file: `a b/${hostile}.pdf`, ms: 1, graded, written: [] },
  { file: 'none.pdf', ms: 0, graded: outcomeOf('damaged'), written: [] },
];
const findings = graded.ok ? graded.document.findings : [];

test('the resume of these tests has findings that quote its hostile line', () => {
  expect(findings.some(({ text }) => text.includes('<b>'))).toBe(true);
});

test('SARIF has a rule for each kind of finding, a result for each finding, and a note about what was not read', () => {
  const log: Log = sarifLogOf(results);
  expect(JSON.parse(formats.sarif.whole(results))).toEqual(JSON.parse(JSON.stringify(log)));
  const [run] = log.runs;
  expect(run?.results).toHaveLength(findings.length);
  for (const { ruleId, ruleIndex = -1, locations } of run?.results ?? []) {
    expect(run?.tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
    const { artifactLocation, region } = locations?.[0]?.physicalLocation ?? {};
    expect(URL.canParse(artifactLocation?.uri ?? '', 'file:///')).toBe(true);
    expect(artifactLocation?.uri).not.toMatch(/[ <>"]/);
    expect(region?.startLine).toBe(1);
  }
  expect(run?.invocations?.[0]).toMatchObject({
    executionSuccessful: false,
    toolExecutionNotifications: [{ descriptor: { id: 'damaged' }, level: 'error' }],
  });
});

test('the page holds no tag and no address of what a resume or its file name says', () => {
  const page = formats.html.whole(results);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<b>');
  expect(page).toContain('&lt;b&gt;reports&lt;/b&gt;');
  expect(page).not.toMatch(/\b(?:src|href)="(?!#)/);
  expect(page).toContain('Not graded. This PDF is damaged');
});

test('a table has a row for each file, quotes what needs it and holds no formula', () => {
  const [head, first, second] = formats.csv
    .whole([{ file: '=cmd, "x"', ms: 1, graded, written: [] }, ...results.slice(1)])
    .split('\r\n');
  expect(head?.split(',')).toHaveLength(14);
  expect(first).toMatch(/^"'=cmd, ""x""",graded,Maria Example,/);
  expect(second).toContain('none.pdf,damaged,');
});

test('annotations of a workflow are one line each, whatever a resume says', () => {
  const text = formats.github.whole(results);
  const rows = text.trim().split('\n');
  expect(rows).toHaveLength(findings.length + 2);
  for (const row of rows) expect(row).toMatch(/^::(?:error|warning|notice) file=[^:,]+,title=[^:,]+::/);
  expect(text).toContain('100%25');
});
