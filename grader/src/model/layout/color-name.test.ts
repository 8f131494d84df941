import { expect, test } from 'vitest';
import { colorName } from './color-name.ts';

test.each([
  [0x000000, 'black'],
  [0x1a1a1a, 'black'],
  [0x444444, 'dark gray'],
  [0x888888, 'gray'],
  [0xcccccc, 'light gray'],
  [0xffffff, 'white'],
  [0xc00000, 'red'],
  [0x1f3864, 'dark blue'],
  [0x2e74b5, 'blue'],
  [0x9dc3e6, 'light blue'],
  [0x548235, 'green'],
  [0x00b0a0, 'turquoise'],
  [0xed7d31, 'orange'],
  [0x7f3f00, 'brown'],
  [0x7030a0, 'purple'],
  [0xd0389a, 'pink'],
])('%i is %s', (color, name) => expect(colorName(color)).toBe(name));
