import type { BulletKind } from '../../model/resume.ts';

const signs: [signs: string, BulletKind][] = [
  ['• · ● ∙ ⦁ ⚫ ⬤ ‣ ∗ ⁃', 'disc'],
  ['○ ◦ ◯ ⚬ ❍', 'circle'],
  ['■ ▪ □ ▫ ◼ ◾ ❑ ❏ ❖ ◆ ◇ ⬥ ♦', 'square'],
  ['- – — −', 'dash'],
  ['► ▸ ➢ → ➤ ▶ ❯ » › ⇒ ➔ ⮚ »» >>', 'arrow'],
  ['✓ ✔ ☑ ✅', 'check'],
  ['★ * ✦ ✱ ☆ ✶', 'star'],
];
const kinds = new Map(signs.flatMap(([alike, kind]) => alike.split(' ').map((sign) => [sign, kind] as const)));

/** The kind of bullet that a typed sign is, or undefined. */
export const kindOfGlyph = (text: string): BulletKind | undefined => kinds.get(text);
