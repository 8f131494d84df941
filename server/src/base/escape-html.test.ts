import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('text ends neither a tag nor an attribute, whichever quotation mark that has', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});
