import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { defaultBrand as brand } from '@redmark/contract';
import { chromiumPath } from '../test/chromium.ts';

/**
 * `node scripts/generate/icons.ts`: draws the icon for everybody who does not take the SVG, and writes the manifest.
 * Run it again when the icon, the name or the paper's colour changes.
 */
const folder = fileURLToPath(new URL('../../web/public/', import.meta.url));
const paper = '#faf8f3';
const icon = readFileSync(`${folder}icon.svg`, 'utf8');
const favicon = 32;
/** Phones cut the corners off: the icon keeps a margin on paper. */
const touch = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
writeFileSync(`${folder}favicon.ico`, icoOf(await drawn(favicon, { margin: 0, background: 'transparent' }), favicon));
for (const [name, size] of Object.entries(touch))
  writeFileSync(`${folder}${name}`, await drawn(size, { margin: Math.round(size / 7), background: paper }));
await browser.close();

const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
};
writeFileSync(`${folder}site.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`);

async function drawn(size: number, { margin, background }: { margin: number; background: string }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;background:${background}"><img src="${image}" style="display:block;margin:${margin}px" width="${size - 2 * margin}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file with one PNG (https://learn.microsoft.com/windows/win32/menurc/newheader): a header of 22 bytes before it. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
