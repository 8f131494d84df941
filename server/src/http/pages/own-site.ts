import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { BrandKit } from '../../config/brand/read-brand.ts';

/** What takes the place of the built site where the installation has a brand of its own. */
export type OwnSite = {
  /** HTML by the name of its file in the build. */
  pages: Map<string, string>;
  files: BrandKit['brandFiles'];
};

const renderer = new URL('../../../../web/build/renderer/site.json', import.meta.url);
const drawer = new URL('../../../../web/prerender/draw-worker.ts', import.meta.url);
const Drawn = z.map(z.string(), z.string());

/**
 * Draws the pages for the brand of this installation, with the renderer that the build left. It runs in a thread that
 * ends with its work, so that no browser code stays in a server. `undefined` where the web was not built.
 */
export async function ownSite({ brand, brandFiles }: BrandKit): Promise<OwnSite | undefined> {
  if (!existsSync(renderer)) return undefined;
  const worker = new Worker(drawer, { workerData: brand });
  const [pages] = await once(worker, 'message');
  await worker.terminate();
  return { pages: Drawn.parse(pages), files: brandFiles };
}
