import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@redmark/contract';
import { expect, test } from 'vitest';
import { until } from '../../server/src/testing/until.ts';
import { runProduct } from '../serve/run-product.ts';

const brandFile = fileURLToPath(new URL('../../deploy/brand/brand.json', import.meta.url));
const client = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const minutes = 5;

/** Every address that answers something with a name in it. */
const paths = [
  '/',
  '/hiring',
  '/pricing',
  '/contact-us',
  '/rubric',
  '/fairness',
  '/privacy-policy',
  '/notice-cr',
  '/notice-eu-eea',
]
  .concat(['/notice-uk', '/terms-of-use', '/login', '/signUp', '/forgotPassword', '/maintenance', '/nowhere'])
  .concat(['/dashboard', '/results', '/account', '/site.webmanifest', '/icon.svg', '/config.json', '/api/docs/json'])
  .concat(['/.well-known/security.txt', '/robots.txt', '/sitemap.xml']);

const pageText = (html: string) =>
  html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<!--.*?-->/g, '').replaceAll(/\s+/g, ' ');

test(
  'with a brand file nothing that is sent has the name of the product in it',
  async () => {
    await runProduct(
      async ({ E2E_URL, E2E_DATA }) => {
        const answers = new Map<string, string>();
        for (const path of paths) answers.set(path, await (await fetch(E2E_URL + path)).text());
        expect([...answers].filter(([, text]) => /redmark/i.test(text)).map(([path]) => path)).toEqual([]);
        const text = (path: string) => pageText(answers.get(path) ?? '');

        expect(answers.get('/')).toContain('<title>Fairpage – Your resume, marked line by line</title>');
        expect(answers.get('/')).toContain('--pen:#0b5cad');
        expect(answers.get('/')).not.toContain('social-card.png');
        expect(answers.get('/dashboard')).toContain('"name":"Fairpage"');
        expect(text('/')).toContain('© 2026 Fairpage Careers GmbH. All rights reserved.');
        for (const claim of ['1,200+ job seekers', '3,400+', '40+', '3–4', 'Germany', 'Austria', '€80,000'])
          expect(text('/hiring')).toContain(claim);
        for (const price of ['€7.90', '€49.00', '30 credits', 'Prices in euros'])
          expect(text('/pricing')).toContain(price);
        expect(answers.get('/pricing')).toContain('3 for €7.90, 30 for €49.00.');
        expect(text('/terms-of-use')).toContain('Last amended October 1, 2026');
        expect(text('/privacy-policy')).toContain('Lindenweg 12');
        expect(JSON.parse(answers.get('/site.webmanifest') ?? '')).toMatchObject({ theme_color: '#f6f8fb' });

        expect((await fetch(`${E2E_URL}/social-card.png`)).status).toBe(404);
        const icon = await fetch(`${E2E_URL}/favicon.ico`);
        expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
        const again = { headers: { 'if-none-match': icon.headers.get('etag') ?? '' } };
        expect((await fetch(`${E2E_URL}/favicon.ico`, again)).status).toBe(304);
        const home = await fetch(E2E_URL);
        const known = { headers: { 'if-none-match': home.headers.get('etag') ?? '' } };
        expect((await fetch(E2E_URL, known)).status).toBe(304);

        await signUp(E2E_URL, 'ada@fairpage.example');
        const outbox = join(E2E_DATA, 'outbox');
        await until(() => readdirSync(outbox).length > 0);
        const letters = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
        expect(letters.filter((letter) => /redmark/i.test(letter))).toEqual([]);
        expect(letters.join()).toMatch(/From: Fairpage <no-reply@fairpage\.example>/);
        expect(letters.join()).toContain('Hamburg');
      },
      { BRAND_FILE: brandFile },
    );
  },
  minutes * 60_000,
);

test('the scripts of the build have no brand in them', () => {
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => /redmark/i.test(readFileSync(join(client, 'assets', name), 'utf8')))).toEqual([]);
});

/** Signs somebody up at the user directory, which sends them a code. */
async function signUp(url: string, email: string) {
  const site: Site = await (await fetch(`${url}/config.json`)).json();
  const answer = await fetch(site.identity.endpoint ?? '', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
    body: JSON.stringify({
      ClientId: site.identity.webClientId,
      Username: email,
      Password: 'Quince-harbour-7',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}
