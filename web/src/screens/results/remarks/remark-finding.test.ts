import type { Remark } from '@redmark/contract';
import { expect, test } from 'vitest';
import { penOf } from '../report/report-tabs.ts';
import { isRemark, remarkFinding, signOf } from './remark-finding.ts';

const remark: Remark = { letter: 'C', text: 'Shorter.', quote: '', boxes: [], author: '', createdAt: '' };

test('what somebody wrote is a note with a letter and a pen of its own', () => {
  const finding = remarkFinding(remark, 'writing');
  expect([signOf(finding.number), penOf(finding), isRemark(finding)]).toEqual(['C', 'own', true]);
  expect([finding.title, finding.category, finding.gain]).toEqual(['Your note', 'writing', 0]);
  expect(remarkFinding({ ...remark, author: 'Ada Lovelace' }, 'content').title).toBe('Note by Ada Lovelace');
});

test('a finding keeps its number', () => {
  expect([signOf(1), signOf(999)]).toEqual(['1', '999']);
});
