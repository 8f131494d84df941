import { expect, test } from 'vitest';
import type { Face } from './face.ts';
import { watchWidths } from './wrong-widths.ts';

const face: Face = {
  name: 'Lato-Light',
  bold: false,
  italic: false,
  icon: false,
  unknownWeight: false,
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
  expect(watched(0).tightSpaceIn(face, 'rt')).toBe(0.15);
  expect(watched(-0.02).tightSpaceIn(face, ',r')).toBe(0.15);
});

test('a gap says nothing among spaced letters, beside capitals and digits, and before a font is known', () => {
  expect(watched(0.1).tightSpaceIn(face, 'rt')).toBeUndefined();
  expect(watched(0).tightSpaceIn(face, 'Te')).toBeUndefined();
  expect(watched(0).tightSpaceIn(face, '12')).toBeUndefined();
  expect(watchWidths().tightSpaceIn(face, 'rt')).toBeUndefined();
});
