import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../base/escape-html.ts';

type Options = {
  /** Paths for search engines to index. */
  paths: string[];
  originOf: (request: FastifyRequest) => string;
};

/** `sitemap.xml` with the public pages, and `robots.txt`. */
export async function crawlers(app: FastifyInstance, { paths, originOf }: Options) {
  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    return [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /files/',
      `Sitemap: ${originOf(request)}/sitemap.xml`,
      '',
    ].join('\n');
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-store');
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      // The origin may come from the Host header, and must not become markup.
      ...paths.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n');
  });
}
