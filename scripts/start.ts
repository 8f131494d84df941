import { buildWeb } from './build-web.ts';

/** `npm start`: the whole product on this machine. The server is this same process, so signals reach it. */
buildWeb();
await import('../server/src/main.ts');
