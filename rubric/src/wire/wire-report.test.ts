import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import type { ReportDocument } from '../report-document.ts';
import { visibleReport } from '../visible-report.ts';
import { documentOf, type LegacyReport } from './legacy-report.ts';
import { wireReportOf } from './wire-report.ts';

const finding = (number: number, changes: Partial<Finding>): Finding => ({
  number,
  rule: `rule-${number}`,
  category: 'content',
  group: 'content',
  severity: 'major',
  title: 'The same title',
  advice: 'The same advice.',
  text: `Words ${number}`,
  gain: 1,
  boxes: [{ page: 0, box: [10, 10 * number, 90, 10 * number + 8] }],
  section: 'Experience',
  isPlainError: false,
  ...changes,
});

const report: ReportDocument = {
  rubricVersion: '2026.11.3',
  grades: { Cumulative: 'B', Content: 'B', Format: 'B', Writing: 'B' },
  scores: { Cumulative: 84, Content: 84, Format: 84, Writing: 84 },
  stage: 'early',
  locale: 'US',
  confidence: 1,
  profile: { name: 'Ada Example', firstName: 'Ada' },
  pages: [
    { width: 612, height: 792 },
    { width: 612, height: 792 },
  ],
  guides: [
    {
      page: 0,
      key: 'bullets',
      x: 72,
      text: 'One bullet stands off',
      off: [{ finding: 3, box: [10, 30, 90, 38], text: 'Words 3', deviation: 4 }],
    },
    { page: 1, key: 'body text', x: 72, text: 'All sentences are properly aligned', off: [] },
  ],
  findings: [
    finding(1, { boxes: [], section: 'Header' }),
    finding(2, {}),
    finding(3, { category: 'formatting', group: 'formatting.vertical' }),
    finding(4, { category: 'formatting', group: 'formatting.horizontal', severity: 'minor' }),
    finding(5, { category: 'writing', group: 'writing.grammar', severity: 'minor', isPlainError: true }),
    finding(6, { category: 'writing', group: 'writing.grammar' }),
    finding(7, {
      category: 'writing',
      group: 'writing.overused',
      boxes: [...finding(7, {}).boxes, ...finding(8, {}).boxes],
    }),
  ],
  insights: [],
  strengths: [],
  failedRules: [],
  reading: null,
  scoring: null,
};

test('every finding is in the views of its group and in the views of all findings', () => {
  const wire = wireReportOf(report);
  expect(Object.keys(wire.Content.Page0 ?? {})).toEqual(['Header', 'Experience']);
  expect(wire.Format.horizontal).toMatchObject({ Page0: [{ mistake_type: 'other' }], Page1: [] });
  expect(wire.Format.vertical).toMatchObject({ Page0: ['bullets', { mode: 72 }], Page1: ['body text', {}] });
  expect(wire.Writing.grammar.map((one) => one.mistake_type)).toEqual(['red', 'other']);
  expect(wire.Writing.overused.map((one) => one.overuse_status)).toEqual(['2×', '2×']);
  expect([wire.allFeedback.length, wire.allCoordinates.Page0?.length, wire.repetitionFeedback.length]).toEqual([
    7, 7, 1,
  ]);
  expect(wire.overusedWord).toEqual(['Words 7']);
  expect(wire.totalMistakes).toEqual({ content: 2, formattingVertical: 1, formattingHorizontal: 1, writing: 3 });
});

test('hidden findings are in no view, even where they say the same as a shown one', () => {
  const { report: visible, hidden } = visibleReport(report, 1);
  expect(hidden).toEqual({ content: 1, formatting: 1, writing: 2 });
  const wire = wireReportOf(visible, report);
  const text = JSON.stringify(wire);
  for (const number of [2, 4, 6, 7]) expect(text).not.toContain(`Words ${number}`);
  expect(wire.totalMistakes).toEqual(wireReportOf(report).totalMistakes);
  const none = wireReportOf(visibleReport(report, 0).report, report);
  expect(JSON.stringify([none.guides, none.Format])).not.toContain('stands off"');
  expect(none.guides[0]?.display_text).toBe('More stands off this line');
});

test('a report stored in the names of the wire becomes the document it was made of', () => {
  const { failedRules, findings, ...wire } = wireReportOf(report);
  const stored: LegacyReport = {
    ...wire,
    findings: findings.map(({ section, isPlainError, ...rest }) => rest),
  };
  const content = (one: Finding) => (one.group === 'content' ? one.section : '');
  expect(documentOf(stored)).toEqual({
    ...report,
    findings: report.findings.map((one) => ({ ...one, section: content(one) })),
  });
  expect(documentOf(report)).toBe(report);
});
