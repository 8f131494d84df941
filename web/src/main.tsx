import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ReadyRouter } from './ready-router.tsx';
import { filesAt, loadScreensAt } from './route-table.tsx';
import { guestScreens, routes } from './routes.ts';
import './styles/app.css';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the product.');

/** Takes over a page that was drawn at build, or draws the screen of this address. */
async function start(place: HTMLElement) {
  const { drawn } = place.dataset;
  // What could not be loaded is asked for again by the screen, which can say so.
  await loadScreensAt(routes, location.pathname).catch(() => undefined);
  const app = (
    <ReadyRouter>
      <App />
    </ReadyRouter>
  );
  // As a transition it is drawn in small steps, between which the page can answer.
  startTransition(() => {
    if (drawn === undefined || isDrawnForOthers()) createRoot(place).render(app);
    else if (filesAt(routes, location.pathname).includes(drawn)) hydrateRoot(place, app);
    // Another page than that of this address, as while the website is being worked on, stays as it was drawn.
  });
}

/** The screens of guests go on where somebody was, and are drawn at build for those who were nowhere. */
function isDrawnForOthers() {
  const isKnown = document.documentElement.dataset.known !== undefined;
  return isKnown && filesAt(routes, location.pathname).includes(guestScreens);
}

await start(place);
