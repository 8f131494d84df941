import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../web/src/', import.meta.url));
/** Seen around every page, drawn inside another part, or without anything to see. */
const seenElsewhere = [
  /header\//,
  /-host\.tsx$/,
  /^(footer|shell|toasts|signed-in|own-desk|legal-page|european-sections|arrival-heading)\.tsx$/,
  /^billing\//,
  /^(log-out|sign-in-again)\//,
  /form\/(field-frame|form-desk|drawn-form|hidden-username)\.tsx$/,
  /upload\/(start-grading|upload-panel)\.tsx$/,
];

test('every part is on the page of all parts', () => {
  const shown = globSync('gallery/*.tsx', { cwd: folder })
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n');
  const parts = globSync('**/*.tsx', { cwd: `${folder}parts` }).map((file) => file.replaceAll('\\', '/'));
  expect(parts.length).toBeGreaterThan(30);
  const missing = parts
    .filter((file) => !seenElsewhere.some((elsewhere) => elsewhere.test(file)))
    .filter((file) => !shown.includes(`'../parts/${file}'`));
  expect(missing).toEqual([]);
});
