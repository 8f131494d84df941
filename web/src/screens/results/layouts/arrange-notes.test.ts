import { expect, test } from 'vitest';
import { arrangeNotes, chooseSides, type Standing } from './arrange-notes.ts';

const gap = 12;
const note = (number: number, want: number, height = 80): Standing => ({ number, want, height });

function overlaps(notes: Standing[]) {
  const tops = arrangeNotes(notes, gap);
  const placed = notes
    .map(({ number, height }) => ({ top: tops.get(number) ?? Number.NaN, height }))
    .toSorted((a, b) => a.top - b.top);
  return placed.filter((one, index) => {
    const next = placed[index + 1];
    return next && one.top + one.height + gap > next.top + 0.001;
  });
}

test('notes with room stand exactly at their boxes', () => {
  expect([...arrangeNotes([note(1, 40), note(2, 300)], gap)]).toEqual([
    [1, 40],
    [2, 300],
  ]);
});

test('two notes at one height share the way they are pushed', () => {
  const tops = arrangeNotes([note(1, 200), note(2, 200)], gap);
  expect(tops.get(1)).toBe(154);
  expect(tops.get(2)).toBe(246);
});

test('nothing stands above the page', () => {
  const tops = arrangeNotes([note(1, 0), note(2, 5), note(3, 10)], gap);
  expect([...tops.values()]).toEqual([0, 92, 184]);
});

test('none overlap, whatever is asked', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; round += 1) {
    const notes = Array.from({ length: 1 + Math.floor(random() * 20) }, (_, index) =>
      note(index + 1, random() * 650, 40 + random() * 200),
    );
    expect(overlaps(notes)).toEqual([]);
  }
});

test('the selected note stays at its box and the others give way', () => {
  const notes = [note(1, 300), { ...note(2, 310), weight: 10_000 }, note(3, 320)];
  const tops = arrangeNotes(notes, gap);
  expect(tops.get(2)).toBeCloseTo(310, 0);
  expect(tops.get(1)).toBeCloseTo(218, 0);
  expect(tops.get(3)).toBeCloseTo(402, 0);
});

test('a note that is asked to stand lower does not change places with its neighbours', () => {
  const tops = arrangeNotes(
    [
      { ...note(1, 500), order: 10, weight: 10_000 },
      { ...note(2, 20), order: 20 },
    ],
    gap,
  );
  expect(tops.get(1)).toBeCloseTo(500, 0);
  expect(tops.get(2)).toBeCloseTo(592, 0);
});

test('a crowded margin sends notes to the other one', () => {
  const sides = chooseSides(
    [1, 2, 3].map((number) => ({ number, want: 100 + number, side: 'left' as const })),
    90,
  );
  expect([...sides]).toEqual([
    [1, 'left'],
    [2, 'right'],
    [3, 'left'],
  ]);
});
