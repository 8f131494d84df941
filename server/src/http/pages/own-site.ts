import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Brand } from '@redmark/contract';
import { z } from 'zod';
import type { BrandKit } from '../../config/brand/read-brand.ts';

/** What takes the place of the built site where the installation has a brand or figures of its own. */
export type OwnSite = {
  /** HTML by the name of its file in the build. */
  pages: Map<string, string>;
  files: BrandKit['brandFiles'];
};

const renderer = new URL('../../../../web/build/renderer/site.json', import.meta.url);
const drawer = new URL('../../../../web/prerender/draw-worker.ts', import.meta.url);
const Drawn = z.map(z.string(), z.string());

/**
 * Draws the pages for the brand of this installation with these numbers in it, by the renderer that the build left. It
 * runs in a thread that ends with its work, so that no browser code stays in a server. `undefined` where the pages of the
 * build say the same, and where the web was not built.
 */
export async function ownSite(
  { brand, brandFiles, BRAND_FILE }: BrandKit & { BRAND_FILE?: string | undefined },
  numbers: Brand['numbers'],
): Promise<OwnSite | undefined> {
  if (BRAND_FILE === undefined && Object.keys(numbers).length === 0) return undefined;
  if (!existsSync(renderer)) return undefined;
  const worker = new Worker(drawer, { workerData: { ...brand, numbers } });
  const [pages] = await once(worker, 'message');
  await worker.terminate();
  return { pages: Drawn.parse(pages), files: brandFiles };
}
