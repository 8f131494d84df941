import type { Finding } from '@redmark/contract';
import { expect, test, vi } from 'vitest';
import { checkSections } from './page-sections.ts';

const findings = [{ category: 'content', boxes: [{ page: 1, box: [0, 0, 1, 1] }] }] as unknown as Finding[];

test('a page whose sections are missing is logged, and one that has them is not', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  checkSections({ grading: { Content: { Page1: {} }, findings } });
  checkSections({ grading: { Content: {}, findings: [] } });
  checkSections({ grading: null });
  expect(logged).not.toHaveBeenCalled();
  checkSections({ grading: { Content: { Page0: {} }, findings } });
  expect(logged).toHaveBeenCalledExactlyOnceWith('Page sections not defined');
});
