import { expect, test } from 'vitest';
import { leadOf } from './head-words.ts';

const grades = { Cumulative: 'A', Content: 'A+', Format: 'A-', Writing: 'A' } as const;
const minor = { severity: 'minor' } as const;
const report = { finalGrade: grades, confidence: 1, findings: [minor] };

test('a good resume with small marks is told that they are polish', () => {
  expect(leadOf(report, 1)).toContain('what is marked is polish');
  expect(leadOf({ ...report, findings: [] }, 0)).toBe(' and found nothing to mark.');
});

test('small marks that cost a grade together are not called polish', () => {
  const faulty = { ...report, finalGrade: { ...grades, Format: 'C+' } } as const;
  expect(leadOf(faulty, 2)).toContain('together they cost a grade');
  expect(leadOf(faulty, 1)).toContain('The one mark is small, but it costs a grade');
  expect(leadOf(faulty, 2)).not.toContain('polish');
});

test('where something graver is marked, the report says where to begin', () => {
  expect(leadOf({ ...report, findings: [minor, { severity: 'major' }] }, 2)).toMatch(/^\. “Fix first” shows/);
});

test('what was hard to read is said, whatever was found', () => {
  expect(leadOf({ ...report, confidence: 0.6 }, 1)).toContain('hard to read');
});
