import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, Waiting } from './app.tsx';
import type { PageTag } from './parts/layout/page-meta.ts';
import { filesAt, loadRoutesAt, pathsOf } from './router/routes-of.tsx';
import { routes } from './routes.ts';

export { brand } from './parts/brand/brand.ts';
export { prerenderedPaths } from './prerendered-paths.ts';

/** Every address the web has a screen for. */
export const paths = pathsOf(routes).filter((path) => path !== '*');

/** The files of the screens at an address. */
export const filesOf = (path: string) => filesAt(routes, `/${path}`);

/** A page as HTML: its body, its head, and the files of its screens. */
export async function renderPage(path: string) {
  const modules = await loadRoutesAt(routes, path);
  const body = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const tags = modules.flatMap(({ meta }) => meta?.() ?? []);
  return { body, head: renderHead(tags), files: filesAt(routes, path) };
}

/** What a screen that is not prerendered shows until its script has loaded; the usual placeholder without a path. */
export async function renderWaiting(path?: string) {
  const address = `/${path ?? ''}`;
  const modules = path === undefined ? [] : await loadRoutesAt(routes, address);
  const { Waiting: Screen = Waiting } = modules.at(-1) ?? {};
  return renderToString(
    <StaticRouter location={address}>
      <Screen />
    </StaticRouter>,
  );
}

export const renderHead = (tags: PageTag[]) => tags.map(renderTag).join('\n    ');

function renderTag(tag: PageTag): string {
  if ('title' in tag) return renderToStaticMarkup(<title>{tag.title}</title>);
  if ('rel' in tag) return renderToStaticMarkup(<link {...tag} />);
  if (!('data' in tag)) return renderToStaticMarkup(<meta {...tag} />);
  // Nothing in the data may close the script element around it.
  return `<script type="application/ld+json">${JSON.stringify(tag.data).replaceAll('<', '\\u003c')}</script>`;
}
