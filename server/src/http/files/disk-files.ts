import { maximumUploadBytes } from '@redmark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { DiskStorage, SignedQuery } from '../../platform/storage/disk.ts';
import { downloadCacheControl, type UploadTerms } from '../../platform/storage/storage.ts';
import { type Pace, usualPace, watchUpload } from './upload-watch.ts';

type Options = {
  storage: DiskStorage;
  /** Whether a file is still needed: its resume may have been deleted during the upload. */
  isWanted: (key: string) => Promise<boolean>;
  /** Whether a file with this beginning may be stored, and how many bytes the check needs. */
  accepts: { head: (head: Uint8Array) => boolean; bytes: number };
  pace?: Pace;
};

type FileRoute = { Params: { '*': string }; Querystring: SignedQuery };

const putOptions = { config: { rateLimit: { max: 600 } } };
const contentTypes: Record<string, string> = { pdf: 'application/pdf', png: 'image/png' };

/** The routes behind signed links to files on disk. */
export async function diskFiles(app: FastifyInstance, { storage, isWanted, accepts, pace = usualPace }: Options) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  async function received(request: FastifyRequest<FileRoute>, body: () => AsyncIterable<Uint8Array>) {
    const key = keyOf(request);
    const terms = storage.uploadTerms(key, request.query);
    const { 'content-type': type, 'content-length': length } = request.headers;
    if (!terms || type !== terms.contentType) throw new Refusal('upload_refused');
    if (terms.size !== undefined && length !== String(terms.size)) throw new Refusal('upload_refused');
    if (Number(length ?? 0) > maximumUploadBytes) throw new Refusal('upload_too_large');
    if ((await storage.sizeOf(key)) !== undefined) throw new Refusal('upload_refused');
    const isKept = await storage.receive(key, inspected(unbroken(body()), terms, accepts)).catch(async (error) => {
      // If the resume was deleted during the upload, the folder may be gone as well.
      if (error instanceof Refusal || (await isWanted(key))) throw error;
      return true;
    });
    if (!isKept) throw new Refusal('upload_refused');
    if (await isWanted(key)) return;
    await storage.removeAll(`${key.slice(0, key.lastIndexOf('/'))}/`);
    throw new Refusal('upload_refused');
  }

  app.put<FileRoute>('/files/*', { ...putOptions, bodyLimit: maximumUploadBytes }, async (request, reply) => {
    const upload = watchUpload(request.raw, pace);
    try {
      await received(request, upload.body);
      return reply.code(200).send();
    } catch (error) {
      if (isSlow(error)) reply.header('connection', 'close');
      throw error;
    } finally {
      reply.raw.once('finish', upload.discard);
    }
  });

  app.get<FileRoute>('/files/*', async (request, reply) => {
    const key = keyOf(request);
    if (!storage.mayDownload(key, request.query)) throw new Refusal('not_found');
    const size = await storage.sizeOf(key);
    if (size === undefined) throw new Refusal('not_found');
    return (
      reply
        .type(contentTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        .header('content-length', size)
        .header('cache-control', downloadCacheControl)
        // Opened directly, a file from a stranger is shown without scripts, forms or an origin.
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .send(storage.stream(key))
    );
  });
}

const keyOf = ({ params }: FastifyRequest<FileRoute>) => params['*'];

const isSlow = (error: unknown) => error instanceof Refusal && error.code === 'upload_slow';

/** A client that disconnects during an upload is no fault of ours. */
async function* unbroken(body: AsyncIterable<Uint8Array>) {
  try {
    yield* body;
  } catch (error) {
    if (isSlow(error)) throw error;
    throw new Refusal('upload_broken', { cause: error });
  }
}

/** Checks a file while streaming it: one that is too large, too short or no PDF ends in a refusal. */
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
