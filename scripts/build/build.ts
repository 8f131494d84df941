import { buildWeb } from './build-web.ts';

/** `npm run build`: what `npm start` builds as well, without starting it. */
await buildWeb();
