import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const page = '<link href="https://origin.invalid/hiring"><ul class="x" data-processors="true"></ul>';

test('a page names its own address and who handles data', () => {
  const processors = [{ name: 'A & <B>', purpose: 'keeps files' }];
  expect(fillPage(page, { publicUrl: 'https://r.example', processors })).toBe(
    '<link href="https://r.example/hiring"><ul class="x" data-processors="true"><li><b>A &amp; &lt;B&gt;</b> keeps files</li></ul>',
  );
});

test('where nothing is known, addresses are those of the server and nobody is named', () => {
  const filled = fillPage(page, { publicUrl: undefined, processors: [] });
  expect(filled).toContain('<link href="/hiring">');
  expect(filled).toContain('<li>None.');
});
