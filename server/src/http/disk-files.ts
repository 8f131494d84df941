import { maximumUploadBytes } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { DiskStorage, SignedQuery } from '../platform/storage/disk.ts';
import { downloadCacheControl, type UploadTerms } from '../platform/storage/storage.ts';

type Options = {
  storage: DiskStorage;
  /** Whether a file that begins so may be kept, and how much of it is needed to tell. */
  /** Whether a file still belongs to something: what it was for may have been deleted while it was on its way. */
  isWanted: (key: string) => Promise<boolean>;
  accepts: { head: (head: Uint8Array) => boolean; bytes: number };
};

const contentTypes: Record<string, string> = { pdf: 'application/pdf', png: 'image/png' };

/** The routes that signed links to files on disk lead to. */
export async function diskFiles(app: FastifyInstance, { storage, isWanted, accepts }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.put('/files/*', { schema: { hide: true }, bodyLimit: maximumUploadBytes }, async (request, reply) => {
    const key = keyOf(request);
    const terms = storage.uploadTerms(key, request.query as SignedQuery);
    const { 'content-type': type, 'content-length': length } = request.headers;
    if (!terms || type !== terms.contentType) throw new Refusal('upload_refused');
    if (terms.size !== undefined && length !== String(terms.size)) throw new Refusal('upload_refused');
    const upload = unbroken(request.body as AsyncIterable<Uint8Array>);
    await storage.receive(key, inspected(upload, terms, accepts));
    if (await isWanted(key)) return reply.code(200).send();
    await storage.removeAll(`${key.slice(0, key.lastIndexOf('/'))}/`);
    throw new Refusal('upload_refused');
  });

  app.get('/files/*', { schema: { hide: true } }, async (request, reply) => {
    const key = keyOf(request);
    if (!storage.mayDownload(key, request.query as SignedQuery)) throw new Refusal('not_found');
    const size = await storage.sizeOf(key);
    if (size === undefined) throw new Refusal('not_found');
    return reply
      .type(contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('content-length', size)
      .header('cache-control', downloadCacheControl)
      .send(storage.stream(key));
  });
}

const keyOf = (request: FastifyRequest) => (request.params as { '*': string })['*'];

/** A visitor who leaves in the middle of an upload is no mistake of ours. */
async function* unbroken(body: AsyncIterable<Uint8Array>) {
  try {
    yield* body;
  } catch (error) {
    throw new Refusal('upload_broken', { cause: error });
  }
}

/** Passes a file on while looking at it: one that is too large, too short or no PDF ends in a refusal. */
async function* inspected(body: AsyncIterable<Uint8Array>, { size }: UploadTerms, accepts: Options['accepts']) {
  let length = 0;
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of body) {
    length += chunk.length;
    if (length > (size ?? maximumUploadBytes)) throw new Refusal('upload_too_large');
    if (head === undefined) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < accepts.bytes) continue;
    if (!accepts.head(head)) throw new Refusal('upload_not_pdf');
    yield head;
    head = undefined;
  }
  if (size !== undefined && length !== size) throw new Refusal('upload_broken');
  if (head === undefined) return;
  if (!accepts.head(head)) throw new Refusal('upload_not_pdf');
  yield head;
}
