import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBrand } from '@redmark/contract';
import { afterAll, expect, test } from 'vitest';
import { readBrand } from './read-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'redmark-brand-'));
const path = join(folder, 'brand.json');
afterAll(() => rmSync(folder, { recursive: true }));

const least = {
  name: 'Fairpage',
  operator: 'Fairpage GmbH',
  supportEmail: 'help@fairpage.example',
  copyrightYear: 2026,
};
const plan = { name: 'small', credits: 3, price: 700 };

function read(brand: unknown) {
  writeFileSync(path, typeof brand === 'string' ? brand : JSON.stringify(brand));
  return readBrand(path);
}

/** The start of a PNG of this size, as far as its head. */
function png(name: string, width: number, height: number): string {
  const bytes = Buffer.alloc(33);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  writeFileSync(join(folder, name), bytes);
  return name;
}

function svg(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

test('without a file the brand is the product’s own, and claims no numbers', () => {
  expect(readBrand(undefined)).toEqual({ brand: defaultBrand, brandFiles: new Map() });
  expect(defaultBrand.numbers).toEqual({});
});

test('the least a brand says is who it is; the rest is as the product has it, or nobody’s', () => {
  const { brand, brandFiles } = read(least);
  expect(brand).toMatchObject({ ...least, currency: 'usd', plans: defaultBrand.plans, social: [], numbers: {} });
  expect(brand).toMatchObject({ hasOwnLogo: false, hasSocialCard: false });
  expect(brandFiles.get('/site.webmanifest')?.bytes.toString()).toContain('"name": "Fairpage"');
  expect(brandFiles.has('/social-card.png') && brandFiles.get('/social-card.png')).toBe(undefined);
});

test('plans, currency, colours and pictures are the file’s', () => {
  const logo = {
    svg: svg('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
    png: png('logo.png', 512, 512),
  };
  const accent = { light: '#0B5CAD', dark: '#7DB7F5' };
  const { brand, brandFiles } = read({
    ...least,
    currency: 'EUR',
    plans: [plan],
    colours: { accent },
    logo,
    socialCard: png('card.png', 1200, 630),
    legal: { terms: '2026-02-28' },
    numbers: { placed: '40' },
  });
  expect(brand.plans).toEqual([{ name: 'small', credits: 3, cents: 700, recommended: false }]);
  expect(brand.colours).toEqual({ accent: { light: '#0b5cad', dark: '#7db7f5' }, paper: defaultBrand.colours.paper });
  expect(brand).toMatchObject({ currency: 'eur', hasOwnLogo: true, hasSocialCard: true, numbers: { placed: '40' } });
  expect(brand.legal).toEqual({ ...defaultBrand.legal, terms: '2026-02-28' });
  expect([...brandFiles].filter(([, file]) => file).map(([at]) => at)).toEqual([
    '/site.webmanifest',
    '/social-card.png',
    '/icon.svg',
    '/icon-512.png',
    '/apple-touch-icon.png',
    '/favicon.ico',
  ]);
});

test.each<[string, object | string, string]>([
  ['no JSON', '{"name": ', 'is not JSON'],
  ['a list', '[]', 'at the whole file'],
  ['a name nobody knows', { ...least, nmae: 'x' }, 'Unrecognized key: "nmae"'],
  ['no name', { ...least, name: undefined }, 'at name'],
  ['no address of support', { ...least, supportEmail: 'help' }, 'an e-mail address\n  → at supportEmail'],
  ['a day that is none', { ...least, legal: { terms: '2026-02-30' } }, 'at legal.terms'],
  ['a currency that is none', { ...least, currency: 'euro' }, 'a currency by its three letters'],
  ['a currency without cents', { ...least, currency: 'jpy' }, 'one that has cents'],
  ['a price that is no number', { ...least, plans: [{ ...plan, price: '7' }] }, 'at plans[0].price'],
  [
    'two plans of one name',
    { ...least, plans: [plan, { ...plan, credits: 4 }] },
    'another plan has this name\n  → at plans[1].name',
  ],
  ['two plans of one size', { ...least, plans: [plan, { ...plan, name: 'other' }] }, 'at plans[1].credits'],
  ['a plan called free', { ...least, plans: [{ ...plan, name: 'free' }] }, 'at plans[0].name'],
  [
    'two recommendations',
    {
      ...least,
      plans: [
        { ...plan, recommended: true },
        { name: 'big', credits: 9, price: 1, recommended: true },
      ],
    },
    'recommend one plan at most',
  ],
  [
    'a colour that is none',
    { ...least, colours: { accent: { light: 'red', dark: '#7db7f5' } } },
    'at colours.accent.light',
  ],
  [
    'an accent nobody can read',
    { ...least, colours: { accent: { light: '#ffd54a', dark: '#7db7f5' } } },
    'text in it on paper has a contrast of 1.33 to 1, and 4.5 is the least that everybody can read\n  → at colours.accent.light',
  ],
  [
    'paper nobody can read on',
    { ...least, colours: { paper: { light: '#808080', dark: '#14130f' } } },
    'at colours.paper.light',
  ],
  ['a link without encryption', { ...least, social: [{ name: 'X', url: 'http://x.example' }] }, 'at social[0].url'],
  ['a picture that is not there', { ...least, socialCard: 'none.png' }, 'none.png cannot be read\n  → at socialCard'],
  ['a picture of another size', { ...least, socialCard: png('small.png', 60, 30) }, 'must be a PNG of 1200x630 pixels'],
  [
    'a logo with a script',
    { ...least, logo: { svg: svg('bad.svg', '<svg><script>1</script></svg>'), png: png('ok.png', 512, 512) } },
    'must not hold scripts',
  ],
  [
    'a logo that loads something',
    {
      ...least,
      logo: { svg: svg('far.svg', '<svg><image href="https://x.example/a.png"/></svg>'), png: png('ok.png', 512, 512) },
    },
    'load anything from elsewhere',
  ],
])('%s is refused with its place', (_, brand, sentence) => {
  expect(() => read(brand)).toThrow(sentence);
});

test('a file that is not there stops the start', () => {
  expect(() => readBrand('/nowhere/brand.json')).toThrow('/nowhere/brand.json cannot be read.\n  → at BRAND_FILE');
});
