import { channelDifference } from '../../model/layout/color.ts';
import type { TextStyle } from '../../model/layout/text-style.ts';
import type { Segment } from '../../model/resume.ts';

export type TitleStyle = Pick<TextStyle, 'size' | 'bold' | 'caps' | 'color' | 'italic'>;

/** The style that most titles have; undefined where no two are alike. */
export function majorityStyle(titles: { style: TitleStyle }[]): TitleStyle | undefined {
  let best: TitleStyle | undefined;
  let most = 0;
  for (const { style } of titles) {
    const alike = titles.filter((other) => sameStyle(other.style, style)).length;
    if (alike > most) [best, most] = [style, alike];
  }
  return best && most >= Math.min(2, titles.length) ? best : undefined;
}

/** Whether two titles look the same to a reader. */
export function sameStyle(one: TitleStyle, other: TitleStyle): boolean {
  return (
    Math.abs(one.size - other.size) <= 0.6 &&
    (one.bold === undefined || other.bold === undefined || one.bold === other.bold) &&
    one.caps === other.caps &&
    sameShade(one.color, other.color)
  );
}

/** Colours that differ by no more in each of red, green and blue are one to a reader. */
const mostShade = 12;

const sameShade = (one: number, other: number) => channelDifference(one, other) <= mostShade;

/** Colours that differ by less in each of red, green and blue look the same beside the text. */
const leastShade = 56;

/** Whether a reader sees that two colours are not the same: dark grey is black. */
export const differs = (one: number, other: number): boolean => channelDifference(one, other) >= leastShade;

/** Whether two titles begin at the same left edge, or have the same centre. */
export function isAlignedLike(one: Segment, other: Segment): boolean {
  const middle = ({ x0, x1 }: Segment) => (x0 + x1) / 2;
  return Math.abs(one.x0 - other.x0) <= 2 || Math.abs(middle(one) - middle(other)) <= 2.5;
}
