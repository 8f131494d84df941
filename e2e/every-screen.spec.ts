import { expect, type Page } from '@playwright/test';
import { objectionsOf } from './objections.ts';
import { test } from './one-window.ts';
import { narrow } from './screens/screen.ts';
import { screens } from './screens/screens.ts';

const tablet = { width: 1024, height: 768 };
const smallest = { width: 320, height: 700 };
const textZoom = 2;

// By far the longest file: its screens are shared among the workers, or one would go through them alone at the end.
test.describe.configure({ mode: 'parallel' });

for (const { name, open, isNarrow } of screens)
  test(`${name}: no accessibility violations in light and dark, and nothing cut off when small or large`, async ({
    page,
  }) => {
    test.slow();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Permissions policy/i.test(message.text())) refused.push(message.text());
    });
    if (isNarrow) await page.setViewportSize(narrow);
    await open(page);
    expect(await objectionsOf(page)).toEqual([]);
    await expect.poll(() => movingIn(page)).toEqual([]);

    await enlargeText(page);
    await expect.poll(() => tooWide(page)).toEqual([]);
    await enlargeText(page, 1);
    for (const size of isNarrow ? [smallest] : [tablet, smallest]) {
      await page.setViewportSize(size);
      await expect.poll(() => tooWide(page)).toEqual([]);
    }
    // Once more where both the layout and the colours are others.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
    expect(await objectionsOf(page)).toEqual([]);
    expect(refused).toEqual([]);
  });

/** Enlarges the text only, as browsers do on a phone. */
async function enlargeText(page: Page, times = textZoom) {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${times * 100}%`);
}

/** The elements that overflow the window and make it scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // Behind an open dialog the page cannot scroll; then the dialog must fit.
    const dialog = document.querySelector('[role=dialog]');
    const { scrollWidth } = dialog ?? document.documentElement;
    const { clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const sticksOut = [...(dialog ?? document.body).querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...sticksOut.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** Animations that still run although reduced motion is set. */
async function movingIn(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );
}
