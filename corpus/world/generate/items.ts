import { type Block, type Run, run } from './block.ts';
import type { Look } from './look.ts';

/** List items with the sign of the look, or plain lines where it has none. */
export function itemsOf(texts: string[], look: Look): Block[] {
  return texts.map((text, n): Block => {
    const runs = look.cut && n % 2 === 0 ? cutInWord(text) : [run(text)];
    if (!look.sign) return { kind: 'line', runs };
    return { kind: 'item', sign: look.sign, number: n + 1, typed: look.typed ?? false, runs };
  });
}

/** Bold type that begins and ends inside words. */
function cutInWord(text: string): Run[] {
  const space = text.indexOf(' ', 12);
  const end = space < 0 ? text.length : space + 3;
  return [run(text.slice(0, 3)), run(text.slice(3, end), { bold: true }), run(text.slice(end))];
}
