import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, link, mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { millisecondsIn } from '../../base/durations.ts';
import { codeOf } from '../../base/error-details.ts';
import { diskDown, PartDown } from '../../base/part-down.ts';
import { createSigner } from '../secrets/signer.ts';
import { checkKey, downloadWindow, type Storage, type UploadTerms, uploadLinkSeconds } from './storage.ts';

export type SignedQuery = Record<string, string | undefined>;

/** Files in a folder, with signed links to routes of this same server. */
export type DiskStorage = Storage & {
  /** The terms an upload link was signed for; undefined when the link is not ours, was changed or has expired. */
  uploadTerms(key: string, query: SignedQuery): UploadTerms | undefined;
  mayDownload(key: string, query: SignedQuery): boolean;
  /**
   * Stores the stream, all or nothing. Returns false, and stores nothing, where a file exists already: a link works
   * once.
   */
  receive(key: string, stream: AsyncIterable<Uint8Array>): Promise<boolean>;
  stream(key: string): Readable;
};

type Options = { folder: string; secret: string; now: () => Date };

export function createDiskStorage({ folder, secret, now }: Options): DiskStorage {
  const { sign, agrees } = createSigner(secret);
  const pathOf = (key: string) => join(folder, checkKey(key));
  const seconds = () => Math.floor(now().getTime() / millisecondsIn.second);
  const isOver = (expires: string) => !(Number(expires) >= seconds());

  async function keep(
    key: string,
    stream: AsyncIterable<Uint8Array>,
    put: (part: string, path: string) => Promise<void>,
  ) {
    const path = pathOf(key);
    const part = `${path}.${randomUUID()}.part`;
    try {
      await makeFolder(dirname(path));
      // Opened before anything flows: a stream that is broken off while it opens its file would make it after `rm`.
      const handle = await open(part, 'wx', 0o600);
      await pipeline(stream, handle.createWriteStream({ flush: true }));
      await put(part, path);
      await syncFolder(dirname(path));
    } finally {
      await rm(part, { force: true }).catch(() => {});
    }
  }

  async function receive(key: string, stream: AsyncIterable<Uint8Array>): Promise<boolean> {
    try {
      // Unlike a rename, a hard link fails where a file exists already, even with concurrent uploads.
      await keep(key, stream, link);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw diskDown(error) ?? error;
    }
  }

  return {
    async uploadUrl(key, { contentType, size }) {
      const expires = String(seconds() + uploadLinkSeconds);
      const length = size === undefined ? '' : String(size);
      const signature = sign(['PUT', checkKey(key), expires, contentType, length]);
      return `/files/${key}?${new URLSearchParams({ expires, type: contentType, size: length, signature })}`;
    },

    async downloadUrl(key) {
      const window = downloadWindow(now());
      const expires = String(window.signedAt.getTime() / millisecondsIn.second + window.seconds);
      return `/files/${checkKey(key)}?${new URLSearchParams({ expires, signature: sign(['GET', key, expires]) })}`;
    },

    uploadTerms(key, { expires = '', type = '', size = '', signature = '' }) {
      if (!agrees(['PUT', key, expires, type, size], signature) || isOver(expires)) return undefined;
      return { contentType: type, size: size === '' ? undefined : Number(size) };
    },

    mayDownload(key, { expires = '', signature = '' }) {
      return agrees(['GET', key, expires], signature) && !isOver(expires);
    },

    receive,
    stream: (key) => createReadStream(pathOf(key)),
    sizeOf: async (key) => await unlessMissing(stat(pathOf(key)).then(({ size }) => size)),
    read: async (key) => await unlessMissing(readFile(pathOf(key))),
    write: async (key, bytes) => await keep(key, Readable.from([bytes]), rename),
    // An upload link works once, so the file cannot be exchanged afterwards.
    settle: async (key) => checkKey(key),
    remove: async (key) => await rm(pathOf(key), { force: true }),

    async probe() {
      try {
        await makeFolder(folder);
        await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      } catch (error) {
        throw diskDown(error) ?? error;
      }
      if ((await statfs(folder)).bavail === 0) throw new PartDown('storage', { isFull: true });
    },

    async removeAll(prefix) {
      checkKey(`${prefix}all.files`);
      // A concurrent write may refill the folder while it is emptied; then it is emptied again.
      await rm(join(folder, prefix.slice(0, -1)), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    },
  };
}

/** A new folder survives a crash only once its parent is flushed as well. */
async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw diskDown(error) ?? error;
  }
}
