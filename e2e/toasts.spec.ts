import { expect, type Page, test } from '@playwright/test';
import { fillLogin } from './account.ts';

const nobody = { email: 'nobody@example.com', password: 'Wrong-Horse-7' };

// How long messages stay and how they go is motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function failToLogIn(page: Page, times = 1) {
  await page.route('**/identity/**', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/x-amz-json-1.1',
      body: JSON.stringify({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }),
    }),
  );
  await page.goto('/login');
  for (let time = 1; time <= times; time += 1) {
    await fillLogin(page, nobody);
    await expect(page.getByRole('alert')).toHaveCount(time);
  }
  await page.mouse.move(0, 400);
}

test('messages stand at the top right, twelve pixels apart', async ({ page }) => {
  await failToLogIn(page, 2);
  const boxes = async () =>
    await page
      .locator('.Toastify__toast')
      .evaluateAll((toasts) =>
        toasts.map((toast) => toast.getBoundingClientRect()).map(({ top, right, bottom }) => ({ top, right, bottom })),
      );
  await expect(async () => {
    const [first, second] = (await boxes()).toSorted((a, b) => a.top - b.top);
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(12, 0);
    expect(first?.top).toBeLessThan(100);
    expect(first?.right).toBeGreaterThan(1440 - 40);
  }).toPass();
});

test('a message that has just come lets a click through to what is below it', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const toast = document.querySelector('.Toastify__toast');
      if (toast) document.documentElement.dataset.first ??= getComputedStyle(toast).pointerEvents;
    }).observe(document, { subtree: true, childList: true });
  });
  await failToLogIn(page);
  await expect(page.locator('html')).toHaveAttribute('data-first', 'none');
  await expect(page.locator('.Toastify__toast')).toHaveCSS('pointer-events', 'auto');
});

test('a message goes by itself after five seconds, and its place closes within 300 milliseconds', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.height === '0px')
          document.documentElement.dataset.collapse = target.style.transitionDuration;
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  await failToLogIn(page);
  const toast = page.locator('.Toastify__toast');
  await expect(toast.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '5s');
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
  const collapse = await page.evaluate(() => document.documentElement.dataset.collapse);
  expect(['0.3s', '300ms']).toContain(collapse);
});

test('a message is drawn away by a finger that takes it four fifths of its width', async ({ page }) => {
  await failToLogIn(page);
  const toast = page.locator('.Toastify__toast');
  const drag = async (share: number) =>
    await toast.evaluate((element, share) => {
      const { left, top, width } = element.getBoundingClientRect();
      const touch = (type: string, clientX: number) =>
        new PointerEvent(type, { pointerType: 'touch', bubbles: true, clientX, clientY: top + 10 });
      element.dispatchEvent(touch('pointerdown', left));
      document.dispatchEvent(touch('pointermove', left + width * share));
      document.dispatchEvent(touch('pointerup', left + width * share));
    }, share);
  await toast.hover();
  await drag(0.78);
  await expect(toast).not.toHaveCSS('transform', /matrix\(1, 0, 0, 1, [1-9]/);
  await expect(toast).toBeVisible();
  await drag(0.82);
  await expect(toast).toHaveCount(0);
});
