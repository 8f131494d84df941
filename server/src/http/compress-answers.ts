import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const smallestCompressed = 2048;
/** Answers are made for one request each: a little larger, and many times sooner, than at the best quality. */
const brotliQuality = 4;
const gzipLevel = 6;

/**
 * Compresses the JSON of calls where the browser takes it: a report is a quarter of its size then. Pages and files are
 * compressed before, streams of events never, and answers with tokens have a type of their own.
 */
export async function compressAnswers(app: FastifyInstance) {
  await app.register(compress, {
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    threshold: smallestCompressed,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    zlibOptions: { level: gzipLevel },
    // A compressed request could unpack to any size.
    globalDecompression: false,
  });
}
