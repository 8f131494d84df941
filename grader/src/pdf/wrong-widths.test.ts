import { expect, test } from 'vitest';
import type { Face } from './face.ts';
import { watchWidths } from './wrong-widths.ts';

const face: Face = {
  name: 'Lato-Light',
  bold: false,
  italic: false,
  icon: false,
  unknownLook: false,
  ascent: 0.85,
  descent: -0.22,
};
/** The widths of a font after a hundred letters, of which every sixth follows a gap that parts words. */
const watched = (betweenLetters: number) => {
  const widths = watchWidths();
  for (let at = 0; at < 100; at += 1) widths.note(face, at % 6 === 0 ? 0.17 : betweenLetters);
  return widths;
};

test('a narrow gap parts small letters of a font that sets its letters exactly', () => {
  expect(watched(0).isTightSpace(face, 'rt')).toBe(true);
  expect(watched(-0.02).isTightSpace(face, ',r')).toBe(true);
});

test('a gap says nothing among spaced letters, beside capitals and digits, and before a font is known', () => {
  expect(watched(0.1).isTightSpace(face, 'rt')).toBe(false);
  expect(watched(0).isTightSpace(face, 'Te')).toBe(false);
  expect(watched(0).isTightSpace(face, '12')).toBe(false);
  expect(watchWidths().isTightSpace(face, 'rt')).toBe(false);
});
