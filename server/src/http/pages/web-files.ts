import fastifyStatic from '@fastify/static';
import type { Brand } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondsIn } from '../../base/durations.ts';
import { retryAfterSeconds } from '../limits/maintenance.ts';
import { crawlers } from './crawlers.ts';
import type { Blanks } from './fill-page.ts';
import type { OwnSite } from './own-site.ts';
import { sendOwnFile, sendPage } from './send-page.ts';
import { readSite } from './web-pages.ts';
import { wellKnown } from './well-known.ts';

type Options = {
  folder: string;
  supportEmail: string;
  /** Draws pages and files of the installation's own, which replace those of the build. */
  draw: (numbers: Brand['numbers']) => Promise<OwnSite | undefined>;
  /** Tells the numbers that the pages show: before it returns, and whenever they change. */
  watchNumbers: (tell: (numbers: Brand['numbers']) => Promise<void>) => Promise<void>;
  /** Further origins where browsers fetch page images and send uploads. */
  foreignOrigins: string[];
  blanks: Blanks;
  isMaintenance: boolean;
  originOf: (request: FastifyRequest) => string;
};

const looksLikeFile = /^\/assets\/|\.(?:ico|png|jpe?g|gif|svg|webp|js|css|map|json|txt|xml|webmanifest|woff2?)$/i;

/** Serves the built web app: static files, prerendered pages, and the shell for screens rendered in the browser. */
export async function webFiles(app: FastifyInstance, options: Options) {
  const { folder, supportEmail, draw, watchNumbers, foreignOrigins, blanks, isMaintenance, originOf } = options;
  const built = readSite(folder, foreignOrigins, blanks);
  if (!built) {
    app.get('/*', async (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('The web has not been built. Run npm start.\n'),
    );
    return;
  }
  let site = built;
  let own: OwnSite | undefined;
  await watchNumbers(async (numbers) => {
    own = await draw(numbers);
    site = (own && readSite(folder, foreignOrigins, blanks, own.pages)) ?? built;
  });
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });

  await app.register(wellKnown, { supportEmail, originOf });
  await app.register(crawlers, { paths: site.publicPaths, originOf });

  app.get('/*', async (request, reply) => {
    const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
    const ownFile = own?.files.get(path);
    if (ownFile) return await sendOwnFile(request, reply, ownFile);
    if (site.files.has(path.slice(1)) && !own?.files.has(path)) {
      // Names of built assets contain a hash of their content; those of other files do not.
      const isAsset = path.startsWith('/assets/');
      reply.header('cache-control', isAsset ? `public, max-age=${secondsIn.year}, immutable` : 'no-cache');
      return await reply.sendFile(path.slice(1));
    }
    // Who asks for a file that is missing does not want a page.
    if (looksLikeFile.test(path))
      return await reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send('Not found.\n');
    const { page, status } = isMaintenance ? site.pageInMaintenance(path) : site.pageOf(path);
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('content-security-policy', page.policy);
    // Anybody with a link may read what it opens, but search engines must not list it.
    if (/^\/(shared|handover)/i.test(path)) reply.header('x-robots-tag', 'noindex, nofollow');
    return await sendPage(request, reply, page);
  });
}
