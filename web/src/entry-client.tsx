import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { PreloadingRouter } from './router/preloading-router.tsx';
import { filesAt, loadRoutesAt } from './router/routes-of.tsx';
import { guestScreens, routes } from './routes.ts';
import './styles/app.css';

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element #app.');

/** Hydrates a prerendered page, or renders the screen of this address. */
async function start(root: HTMLElement) {
  const { prerendered } = root.dataset;
  // A screen that could not be loaded is tried again when it renders, and can report the failure there.
  const modules = await loadRoutesAt(routes, location.pathname).catch(() => []);
  await Promise.all(modules.map(({ ready }) => ready?.()));
  const app = (
    <PreloadingRouter>
      <App />
    </PreloadingRouter>
  );
  // A transition renders in small steps, so that the page answers in between.
  startTransition(() => {
    if (prerendered === undefined || isInterruptedFlow()) createRoot(root).render(app);
    else if (filesAt(routes, location.pathname).includes(prerendered)) hydrateRoot(root, app);
    // Otherwise another page was served than that of this address, as during maintenance: it stays as it is.
  });
}

/** Guest screens resume an interrupted flow; the prerendered HTML shows their initial state only. */
function isInterruptedFlow() {
  const isKnown = document.documentElement.dataset.known !== undefined;
  return isKnown && filesAt(routes, location.pathname).includes(guestScreens);
}

await start(root);
