import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BrandFile } from './brand-file.ts';

/** A file that takes the place of one of the build, or of nothing where the brand has none. */
export type OwnFile = { type: string; bytes: Buffer };

const mostBytes = 2_000_000;
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
const iconSize = '512x512';
const cardSize = '1200x630';

/** Reads the pictures of a brand; `wrong` is told what is the matter, and where in the file it is named. */
export function readPictures(path: string, { logo, socialCard }: BrandFile, wrong: (at: string, why: string) => void) {
  const read = (at: string, name: string): Buffer => {
    try {
      const bytes = readFileSync(resolve(dirname(path), name));
      if (bytes.length > mostBytes) wrong(at, `${name} has more than 2 MB`);
      return bytes;
    } catch {
      wrong(at, `${name} cannot be read`);
      return Buffer.alloc(0);
    }
  };
  const png = (at: string, name: string, size: string): OwnFile => {
    const bytes = read(at, name);
    if (bytes.length > 0 && sizeOfPng(bytes) !== size) wrong(at, `${name} must be a PNG of ${size} pixels`);
    return { type: 'image/png', bytes };
  };
  const svg = (at: string, name: string): OwnFile => {
    const bytes = read(at, name);
    const text = bytes.toString('utf8');
    if (bytes.length > 0 && !/<svg[\s>]/.test(text)) wrong(at, `${name} must be an SVG`);
    if (/<script|<foreignObject|\son\w+\s*=|(href|src)\s*=\s*["']?\s*(?!#|data:image\/)[^"'\s]/i.test(text))
      wrong(at, `${name} must not hold scripts, or load anything from elsewhere`);
    return { type: 'image/svg+xml', bytes };
  };
  return {
    icon: logo && { svg: svg('logo.svg', logo.svg), png: png('logo.png', logo.png, iconSize) },
    card: socialCard === undefined ? undefined : png('socialCard', socialCard, cardSize),
  };
}

/** Width and height stand in the first chunk (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOfPng(bytes: Buffer): string | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, pngSignature.length).equals(pngSignature)) return undefined;
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
