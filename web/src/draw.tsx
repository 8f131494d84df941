import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, Waiting } from './app.tsx';
import type { PageTag } from './parts/layout/page-meta.ts';
import { filesAt, loadScreensAt, pathsOf } from './route-table.tsx';
import { routes } from './routes.ts';

export { brand } from '@redmark/contract';
export { drawnPages } from './drawn-pages.ts';

/** Every address the web has a screen for. */
export const paths = pathsOf(routes).filter((path) => path !== '*');

/** The files of the screens at an address. */
export const filesOf = (path: string) => filesAt(routes, `/${path}`);

/** A page as its visitors find it before any script: what stands in it, its head, and the files of its screens. */
export async function drawPage(path: string) {
  const modules = await loadScreensAt(routes, path);
  const body = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const tags = modules.flatMap(({ meta }) => meta?.() ?? []);
  return { body, head: drawHead(tags), files: filesAt(routes, path) };
}

/** What stands there for screens that are not drawn, until their script has come. */
export const drawWaiting = () =>
  renderToString(
    <StaticRouter location="/">
      <Waiting />
    </StaticRouter>,
  );

export const drawHead = (tags: PageTag[]) => tags.map(drawTag).join('\n    ');

function drawTag(tag: PageTag): string {
  if ('title' in tag) return renderToStaticMarkup(<title>{tag.title}</title>);
  if ('rel' in tag) return renderToStaticMarkup(<link {...tag} />);
  if (!('data' in tag)) return renderToStaticMarkup(<meta {...tag} />);
  // Nothing in the data may end the script it stands in.
  return `<script type="application/ld+json">${JSON.stringify(tag.data).replaceAll('<', '\\u003c')}</script>`;
}
