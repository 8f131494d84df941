import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { memberOf, nameOf } from '../../base/error-details.ts';
import { isUnreachable, PartDown } from '../../base/part-down.ts';
import { checkKey, downloadCacheControl, downloadWindow, type Storage, uploadLinkSeconds } from './storage.ts';

export type S3Options = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  /** Without a key, the SDK finds the one this machine has: from the environment, a profile, or its cloud. */
  key?: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle: boolean;
  now: () => Date;
  patience?: Partial<Patience>;
};

/** In milliseconds. */
type Patience = {
  connection: number;
  /** The longest silence, before the response or within it. */
  silence: number;
  /** The limit for all attempts of one call, including its transfer. */
  call: number;
};

const attempts = 2;
const usualPatience: Patience = { connection: 3000, silence: 5000, call: 20_000 };
/** The cloud that lends this machine its key does not answer. */
const noKeyNames = ['CredentialsProviderError', 'TokenProviderError'];
const downNames = new Set([
  'TimeoutError',
  'AbortError',
  'RequestTimeout',
  'SlowDown',
  'ServiceUnavailable',
  ...noKeyNames,
]);

/** Files in an S3-compatible bucket. */
export function createS3Storage({ bucket, now, patience: asked, ...options }: S3Options): Storage & { origin: string } {
  const patience = { ...usualPatience, ...asked };
  const client = connect(options, patience);
  const answered = async <Answer>(ask: (abortSignal: AbortSignal) => Promise<Answer>) =>
    await answeredIn(patience.call, ask);
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    origin: originOf(bucket, options),

    async uploadUrl(key, { contentType, size }) {
      const put = new PutObjectCommand({
        ...at(key),
        ContentType: contentType,
        ...(size === undefined ? {} : { ContentLength: size }),
      });
      // By default the presigner does not sign type and length, and unsigned headers could have any value.
      const signableHeaders = new Set(['host', 'content-type', 'content-length']);
      return await getSignedUrl(client, put, { expiresIn: uploadLinkSeconds, signingDate: now(), signableHeaders });
    },

    async downloadUrl(key) {
      const { signedAt, seconds } = downloadWindow(now());
      return await getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: seconds, signingDate: signedAt });
    },

    async sizeOf(key) {
      const size = async (abortSignal: AbortSignal) =>
        (await client.send(new HeadObjectCommand(at(key)), { abortSignal })).ContentLength ?? 0;
      return await unlessMissing(answered(size));
    },

    async read(key) {
      const bytes = async (abortSignal: AbortSignal) => {
        const { Body } = await client.send(new GetObjectCommand(at(key)), { abortSignal });
        return await Body?.transformToByteArray();
      };
      return await unlessMissing(answered(bytes));
    },

    async write(key, bytes, contentType) {
      const put = new PutObjectCommand({
        ...at(key),
        Body: bytes,
        ContentType: contentType,
        CacheControl: downloadCacheControl,
      });
      await answered((abortSignal) => client.send(put, { abortSignal }));
    },

    async settle(key, { bytes, sha256, contentType }) {
      // Named by its hash: of two concurrent calls, neither can put another file under the other's name.
      const settled = `${key.slice(0, key.lastIndexOf('/'))}/${sha256}${key.slice(key.lastIndexOf('.'))}`;
      const put = new PutObjectCommand({ ...at(settled), Body: bytes, ContentType: contentType });
      await answered((abortSignal) => client.send(put, { abortSignal }));
      return settled;
    },

    async remove(key) {
      await answered((abortSignal) => client.send(new DeleteObjectCommand(at(key)), { abortSignal }));
    },

    async probe() {
      // Needs no right that grading does not: of a file that is missing, the bucket says so.
      await this.sizeOf('probe/nothing.txt');
    },

    async removeAll(prefix) {
      checkKey(`${prefix}all.files`);
      const list = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix });
      for (;;) {
        const { Contents: found = [] } = await answered((abortSignal) => client.send(list, { abortSignal }));
        if (found.length === 0) return;
        // One by one: the batch deletion needs checksums on which S3 servers disagree.
        const remove = async ({ Key }: { Key?: string | undefined }) =>
          await answered((abortSignal) =>
            client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), { abortSignal }),
          );
        await Promise.all(found.map(remove));
      }
    },
  };
}

/** Waits for the bucket within the timeouts; throws `PartDown` when it is silent or out of order. */
async function answeredIn<Answer>(
  milliseconds: number,
  ask: (abortSignal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const patience = AbortSignal.timeout(milliseconds);
  // The client respects the signal only until the response begins; its body may stall.
  const { promise: over, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(patience.reason);
  patience.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([ask(patience), over]);
  } catch (error) {
    throw isDown(error) ? new PartDown('storage', { cause: error }) : error;
  } finally {
    patience.removeEventListener('abort', giveUp);
  }
}

/** A rejection by the bucket is our fault; being busy, broken or silent is an outage. */
function isDown(error: unknown): boolean {
  if (isUnreachable(error)) return true;
  const status = Number(memberOf(memberOf(error, '$metadata'), 'httpStatusCode') ?? 0);
  return status >= 500 || status === 429 || downNames.has(nameOf(error));
}

type ClientOptions = Omit<S3Options, 'bucket' | 'now' | 'patience'>;

function connect({ region, endpoint, key, forcePathStyle }: ClientOptions, { connection, silence }: Patience) {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(key === undefined ? {} : { credentials: key }),
    // Otherwise the checksum of an empty body would be signed into upload links.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connection,
      socketTimeout: silence,
    },
  });
}

function originOf(bucket: string, { endpoint, region, forcePathStyle }: ClientOptions): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return forcePathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
