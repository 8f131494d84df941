const start = '<script type="module" crossorigin src="';
const preload = '<link rel="modulepreload"';
const end = '</body>';

/**
 * Inlines `script` at the end of the page; it loads the page's own script at the first interaction and not before.
 * Unexpected markup stops the build.
 */
export function deferHydration(html: string, script: string): string {
  for (const what of [start, end])
    if (html.split(what).length !== 2) throw new Error(`A prerendered page must hold ${what} once.`);
  if (!html.includes(preload)) throw new Error('A prerendered page preloads no script.');
  const deferred = html.replace(start, '<script type="deferred" src="').replaceAll(preload, '<link rel="deferred"');
  return keepEarlyClicks(deferred, script);
}

/** Inlines `script` at the end of a page that loads its own script at once: what is clicked before that is not lost. */
export const keepEarlyClicks = (html: string, script: string): string =>
  html.replace(end, () => `<script>${script}</script>${end}`);
