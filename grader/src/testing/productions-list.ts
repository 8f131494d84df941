import type { RawPage } from '../model/page.ts';
import type { Resume } from '../model/resume.ts';
import { readResume } from '../reading/read-resume.ts';
import { pagesOf } from './resume-of.ts';

const titles = [
  'Red Red Boots',
  'Harbor!',
  'Nine Lamps',
  'Salt',
  'Ropes',
  'The Otter',
  'Quay Song',
  'Mill Night',
  'Ash Bay',
];
const besides = [
  { x: 150, text: 'Light' },
  { x: 220, text: 'Elm Town Stage' },
  { x: 350, text: 'Ora Reyes, dir.' },
];

const sheet = (cells: readonly string[], x: number) =>
  pagesOf(`
    Ada Brenner {size=18}
    ada@brenner.example | (512) 555-0143
    # Design Experience
    ${cells.map((cell) => `${cell} {x=${x}}`).join('\n    ')}`);

/** The sheet of a designer behind the stage as it is read: production, function, house and director side by side, without years. */
export function productionsList(): Resume {
  const [page] = sheet(titles, 0);
  const words = besides.flatMap(({ x, text }) => {
    const cells = sheet(
      titles.map(() => text),
      x,
    );
    return cells.flatMap((one) => one.words.slice(-text.split(' ').length * titles.length));
  });
  return readResume([{ ...page, words: [...(page?.words ?? []), ...words] } as RawPage], '2026-11-21');
}
