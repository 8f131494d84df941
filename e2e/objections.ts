import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { settle } from './visitor.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The same program as the package's own `source` in less than half its bytes, which every page has to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** An open menu keeps the focus by unseen ends. Whether axe knows that it is open depends on what covers the page. */
const context = { exclude: ['[data-base-ui-focus-guard]'] };

/**
 * The violations axe reports, as text for a failing test. Only violations are collected, since collecting everything
 * else takes most of its time. Axe is loaded once into each page: parsing it takes as long as checking a small page.
 * Our pages have no frames, whose results would have to be merged. Of what axe fetches beforehand, only a rule about
 * turned phones needs the style sheets, and it is off unless asked for: they are not parsed once more for nothing.
 */
export async function objectionsOf(page: Page): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const violations = await page.evaluate(async (context) => {
    if (!window.axe) throw new Error('Axe did not load.');
    return (await window.axe.run(context, { resultTypes: ['violations'], preload: { assets: ['media'] } })).violations;
  }, context);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
