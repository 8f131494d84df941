import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { defaultBrand as brand } from '@redmark/contract';
import { chromiumPath } from '../test/chromium.ts';

/**
 * `node scripts/generate/social-card.ts`: renders the preview image for links to the site. Run it again when the name
 * changes.
 */
const card = { width: 1200, height: 630 };
const target = fileURLToPath(new URL('../../web/public/social-card.png', import.meta.url));

const font = (name: string, file: string) => {
  const bytes = readFileSync(new URL(`../../node_modules/@fontsource/source-serif-4/files/${file}`, import.meta.url));
  return `@font-face{font-family:${name};font-weight:600;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
};
const rows = [420, 300, 380, 250, 400, 340, 410, 280];
const page = `<!doctype html><style>
${font('Card', 'source-serif-4-latin-600-normal.woff2')}
*{margin:0;box-sizing:border-box}
body{width:${card.width}px;height:${card.height}px;background:#faf8f3;color:#1c1a17;font-family:Card;position:relative;overflow:hidden}
.name{font-weight:600;position:absolute;left:80px;top:72px;font-size:40px}
h1{position:absolute;left:80px;top:176px;width:560px;font-weight:600;font-size:80px;line-height:1.08;letter-spacing:-.015em;}
.line{position:absolute;left:80px;bottom:72px;width:96px;height:6px;background:#c2281d}
.sheet{position:absolute;left:700px;top:72px;width:520px;height:680px;background:#fff;box-shadow:0 12px 40px -12px rgb(28 26 23/.28);transform:rotate(2deg);padding:56px}
.sheet b{font-size:38px}
.bar{height:10px;background:#e5e0d5;margin-top:30px}
svg{position:absolute;inset:0;overflow:visible}
</style><body><div class="name">${brand.name}</div><h1>Your resume,<br>marked<br>line by line</h1><div class="line"></div>
<div class="sheet"><b>Maren Halvorsen</b>${rows.map((width) => `<div class="bar" style="width:${width}px"></div>`).join('')}
<svg viewBox="0 0 520 680" fill="none" stroke="#dc2626" stroke-width="4"><rect x="44" y="168" width="326" height="34"/>
<rect x="44" y="288" width="420" height="34"/><rect x="44" y="408" width="430" height="34" stroke="#b45309" stroke-dasharray="10 8"/>
<g fill="#1f2937" stroke="none"><circle cx="22" cy="185" r="16"/><circle cx="22" cy="305" r="16"/><circle cx="22" cy="425" r="16"/></g>
<g fill="#fff" stroke="none" font-family="Card" font-size="20" text-anchor="middle"><text x="22" y="192">1</text><text x="22" y="312">2</text><text x="22" y="432">3</text></g>
</svg></div>`;

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
const tab = await browser.newPage({ viewport: card });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: target });
await browser.close();
