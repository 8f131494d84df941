import { askedOnce } from '../asked-once.ts';
import type { Bullet } from '../resume.ts';
import { textOf } from './text.ts';

/** The text of a line as `textOf` gives it, joined once for all rules that ask. */
export const textOfLine = askedOnce((line: Bullet): string => textOf(line.words));
