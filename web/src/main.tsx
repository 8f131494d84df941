import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ReadyRouter } from './ready-router.tsx';
import { filesAt, loadScreensAt } from './route-table.tsx';
import { routes } from './routes.ts';
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
  if (drawn === undefined) createRoot(place).render(app);
  else if (filesAt(routes, location.pathname).includes(drawn)) hydrateRoot(place, app);
  // Another page than that of this address, as while the website is being worked on, stays as it was drawn.
}

await start(place);
