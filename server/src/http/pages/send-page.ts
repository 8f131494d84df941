import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnFile } from '../../config/brand/pictures.ts';

/** A page as it is sent, in every encoding browsers ask for, and a name that changes with its content. */
export type Sendable = {
  html: Buffer;
  /** Compressed at the first request for it: all pages together would hold up the start for seconds. */
  brotli(): Promise<Buffer>;
  gzip(): Promise<Buffer>;
  hash: string;
};

/** Sends a page in the best encoding the browser takes, or says that it is the one the browser has. */
export async function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { hash, html, brotli, gzip }: Sendable,
) {
  const takes = takenEncodings(headers['accept-encoding']);
  const coding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : '';
  // A proxy may keep several encodings of one page, so each has its own name.
  const etag = `"${hash}${coding === '' ? '' : `-${coding}`}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && isKept(headers['if-none-match'], etag)) return reply.code(304).send();
  if (coding !== '') reply.header('content-encoding', coding);
  return reply.send(coding === 'br' ? await brotli() : coding === 'gzip' ? await gzip() : html);
}

/** Sends a file that the installation brings along, or says that it is the one the browser has. */
export async function sendOwnFile({ headers }: FastifyRequest, reply: FastifyReply, { type, bytes }: OwnFile) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache').type(type);
  // A picture that is opened by itself does nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (isKept(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(bytes);
}

/** What a browser takes; `q=0` is what it does not. */
function takenEncodings(header: string | string[] | undefined): (name: string) => boolean {
  const taken = new Set(
    String(header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality = 'q=1']) => Number(quality.slice('q='.length)) > 0)
      .map(([name]) => name),
  );
  return (name) => taken.has(name);
}

const isKept = (header: string | undefined, etag: string) =>
  header?.split(',').some((kept) => ['*', etag, `W/${etag}`].includes(kept.trim())) === true;
