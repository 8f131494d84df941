import { expect, test } from 'vitest';
import { dayText } from './report-words.ts';

test('a day is written as the American formatter writes it, in every month', () => {
  const spelled = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  for (const month of Array.from({ length: 12 }, (_, index) => index)) {
    const date = new Date(2026, month, month * 2 + 1, 12);
    expect(dayText(date.toISOString())).toBe(spelled.format(date));
  }
});
