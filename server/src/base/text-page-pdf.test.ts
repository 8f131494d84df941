import { expect, test } from 'vitest';
import { textPagePdf } from './text-page-pdf.ts';

const page = (text: string) =>
  Buffer.from(textPagePdf({ title: 'Page', texts: [{ text, x: 531, y: 80, size: 10, align: 'right' }], rules: [] }));

test.each([
  ['Müller & Söhne', '(M\xfcller & S\xf6hne)'],
  ['“80 €”', '(\x9380 \x80\x94)'],
  ['a (b) \\', '(a \\(b\\) \\\\)'],
  ['Čapek Łódź 名', '(Capek ?\xf3dz ?)'],
])('%s is written in letters that the standard fonts have', (text, written) => {
  expect(page(text).toString('latin1')).toContain(`${written} Tj`);
});

test('a text that is aligned to the right ends there, and every object is where the table says', () => {
  const pdf = page('1,000.00').toString('latin1');
  // Six digits of 556 and two signs of 278 thousandths.
  expect(pdf).toContain(`${(531 - 10 * (6 * 0.556 + 2 * 0.278)).toFixed(2)} 762 Td`);
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
  expect(places).toHaveLength(7);
  places.forEach((at, n) => {
    expect(pdf.slice(at)).toMatch(new RegExp(`^${n + 1} 0 obj\\n`));
  });
});
