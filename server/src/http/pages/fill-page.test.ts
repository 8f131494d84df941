import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const list = (kind: string, lines = '') => `<ul class="x" data-processors="${kind}">${lines}</ul>`;
const page = `<link href="https://origin.invalid/hiring">${list('service')}${list('analytics')}`;

test('a page names its own address and who handles data, each under what it is used for', () => {
  const processors = [
    { name: 'A & <B>', purpose: 'keeps files', kind: 'service' as const },
    { name: 'Counter', purpose: 'counts visits', kind: 'analytics' as const },
  ];
  expect(fillPage(page, { publicUrl: 'https://r.example', processors })).toBe(
    `<link href="https://r.example/hiring">${list('service', '<li><b>A &amp; &lt;B&gt;</b> keeps files</li>')}${list(
      'analytics',
      '<li><b>Counter</b> counts visits</li>',
    )}`,
  );
});

test('where nothing is known, addresses are those of the server and nobody is named', () => {
  const filled = fillPage(page, { publicUrl: undefined, processors: [] });
  expect(filled).toContain('<link href="/hiring">');
  expect(filled).toContain(list('analytics', '<li>None.</li>'));
});
