import { expect, test } from '@playwright/test';
import { hydrate } from './visitor.ts';

const pages = [
  { path: '/', heading: 'Your resume, marked line by line' },
  { path: '/contact-us', heading: 'Contact Us' },
  { path: '/hiring', heading: 'Meet the few who fit' },
  { path: '/rubric', heading: 'Every rule, in the open' },
  { path: '/fairness', heading: 'What counts, and what does not' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/notice-cr', heading: 'Notice to California Residents' },
  { path: '/notice-eu-eea', heading: 'Notice to EU and EEA Residents' },
  { path: '/notice-uk', heading: 'Notice to UK Residents' },
  { path: '/terms-of-use', heading: 'Terms of Use' },
  { path: '/maintenance', heading: 'Website is Under Maintenance' },
];

/** Prerendered as well, for visitors who are not logged in. */
const guestPaths = ['/login', '/signUp', '/forgotPassword'];

test('every public page reads without a script and says what it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/social-card\.png$/);
    expect(await page.locator('link[rel=canonical]').count()).toBe(path === '/maintenance' ? 0 : 1);
  }
  await context.close();
});

test('a public page loads its script only when somebody does something with it, and takes over without a fault', async ({
  page,
}) => {
  test.slow();
  const scripts: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const path of [...pages.map(({ path }) => path), ...guestPaths]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, scripts]).toEqual([path, []]);
    await hydrate(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect([path, faults]).toEqual([path, []]);
    scripts.length = 0;
  }
});

test('questions are given to search engines in the words of the page', async ({ page }) => {
  for (const path of ['/', '/hiring']) {
    await page.goto(path);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data['@type']).toBe('FAQPage');
    const asked = data.mainEntity.map(({ name }: { name: string }) => name);
    expect(asked).toEqual(await page.locator('details summary').allTextContents());
  }
});

test('an open question closes when another opens, and when it is clicked again; more questions lead to the form', async ({
  page,
}) => {
  await page.goto('/hiring');
  const questions = page.locator('details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Have more questions?' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInViewport();
});

test('quotes go on every 20 seconds until they are paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const shown = page.locator('figure:visible', { has: page.locator('blockquote') });
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Pause the quotes' })).toBeVisible();
  await expect(shown).toContainText('Maren Halvorsen');
  await page.clock.runFor(20_500);
  await expect(shown).toContainText('Deshawn Pruitt');
  await page.getByRole('button', { name: 'Pause the quotes' }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Play the quotes' }).blur();
  await page.clock.runFor(60_000);
  await expect(shown).toContainText('Deshawn Pruitt');
  await page.getByRole('button', { name: 'Next quote' }).click();
  await expect(shown).toContainText('Ilse van der Brandt');
});

test('whoever asked for less motion starts with quotes that stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play the quotes' })).toBeVisible();
});

test('the footer opens the professional network and leads to the top of the legal pages', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2024 Redmark');
  await expect(footer.getByRole('link', { name: /opens in a new tab/ }).nth(1)).toHaveAttribute(
    'href',
    /linkedin\.com\/company\//,
  );
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page).toHaveURL('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  // The processors by purpose: this installation has none.
  await expect(page.locator('[data-processors]')).toHaveText(['None.', 'None.', 'None.', 'None.']);
});

test('search engines find the map of the pages', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const { path } of pages.filter(({ path }) => path !== '/maintenance'))
    expect(map).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(map).not.toMatch(/login|forgotpassword/i);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
  expect((await request.get('/social-card.png')).headers()['content-type']).toBe('image/png');
});
