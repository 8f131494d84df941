/** Pieces of a page between the people's data and the printers. */
export type Run = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  smallCaps?: boolean;
  /** Space between letters, in points. */
  spaced?: number;
  size?: number;
  colour?: string;
};

export type Block =
  | { kind: 'title'; runs: Run[]; ruled: boolean; shade?: string; colour?: string }
  | { kind: 'line'; runs: Run[]; right?: Run[]; centre?: boolean; before?: number; indent?: number }
  | { kind: 'item'; sign: string; number: number; typed: boolean; runs: Run[] }
  | { kind: 'table'; rows: Block[][][]; widths: number[]; ruled: boolean }
  | { kind: 'meter'; name: string; level: number; as: 'bars' | 'dots'; colour: string }
  | { kind: 'photo' };

/** A page to print: all blocks in one column, or a sidebar with its own. */
export type Sheet = {
  paper: 'a4' | 'letter';
  font: string;
  size: number;
  leading?: number;
  language: string;
  head: Block[];
  main: Block[];
  side?: { at: 'left' | 'right'; colour: string; ink: string; blocks: Block[] };
};

export const run = (text: string, style: Omit<Run, 'text'> = {}): Run => ({ text, ...style });
export const line = (text: string, style: Omit<Run, 'text'> = {}): Block => ({
  kind: 'line',
  runs: [run(text, style)],
});

/** The sign of an item as printed: counting signs count. */
export function signOf(sign: string, number: number): string {
  const letter = String.fromCharCode(96 + number);
  const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'][number - 1] ?? `${number}`;
  if (sign === '(i)') return `(${roman})`;
  return sign.replace('1', `${number}`).replace('a', letter);
}
