import type { BulletKind } from '../../model/resume.ts';

const glyphs: [RegExp, BulletKind][] = [
  [/^[•·●∙⦁⚫⬤‣∗⁃]$/u, 'disc'],
  [/^[○◦◯⚬❍]$/u, 'circle'],
  [/^[■▪□▫◼◾❑❏❖◆◇⬥♦]$/u, 'square'],
  [/^[-–—−]$/u, 'dash'],
  [/^(?:[►▸➢→➤▶❯»›⇒➔⮚]|»»|>>)$/u, 'arrow'],
  [/^[✓✔☑✅]$/u, 'check'],
  [/^[★*✦✱☆✶]$/u, 'star'],
];

/** The kind of bullet that a typed sign is, or undefined. */
export function kindOfGlyph(text: string): BulletKind | undefined {
  return glyphs.find(([pattern]) => pattern.test(text))?.[1];
}
