import { expect, test } from 'vitest';
import type { RuleFinding } from '../model/rule.ts';
import { sayWhatCanGo } from './what-can-go.ts';

const noteOf = (name: string) => {
  const finding: RuleFinding = { title: 'Mend it', advice: `Mend ${name}.`, text: '', at: [] };
  return { rule: { name }, finding, members: [finding] };
};
const adviceOn = (...names: string[]) => sayWhatCanGo(names.map(noteOf)).map(({ finding }) => finding.advice);

test('a note on too many pages says what other notes ask to take out', () => {
  expect(adviceOn('content-declaration', 'content-personal-data', 'content-photo', 'format-sparse-pages')).toEqual([
    'Mend content-declaration.',
    'Mend content-personal-data.',
    'Mend content-photo.',
    'Mend format-sparse-pages. Drop first: personal details, the declaration and the photo.',
  ]);
});

test('one thing alone is told where it stands, and nothing is added without a note on length', () => {
  expect(adviceOn('content-photo', 'format-page-count')).toEqual(['Mend content-photo.', 'Mend format-page-count.']);
  expect(adviceOn('content-photo', 'content-declaration')).toEqual([
    'Mend content-photo.',
    'Mend content-declaration.',
  ]);
});
