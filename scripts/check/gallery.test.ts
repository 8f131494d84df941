import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../web/src/', import.meta.url));
/** Parts shown around every page, or inside another part, or without visible output. */
const seenElsewhere = [
  /-host\.tsx$/,
  /^layout\/(header\/.*|footer|shell|signed-in|account-layout|form-layout|arrival-heading)\.tsx$/,
  /^(toasts|billing|account\/log-out)\//,
  /(form\/(field-frame|prerendered-form|hidden-username)|report\/seal-frame)\.tsx$/,
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
