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
import { checkKey, downloadCacheControl, downloadWindow, type Storage, uploadLinkSeconds } from './storage.ts';

export type S3Options = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
  now: () => Date;
};

/** Files in a bucket of anything that speaks S3. */
export function createS3Storage({ bucket, now, ...options }: S3Options): Storage & { origin: string } {
  const client = connect(options);
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    origin: originOf(bucket, options),

    async uploadUrl(key, { contentType, size }) {
      const put = new PutObjectCommand({
        ...at(key),
        ContentType: contentType,
        ...(size === undefined ? {} : { ContentLength: size }),
      });
      // Unsigned headers may be anything: by default the presigner leaves type and length out.
      const signableHeaders = new Set(['host', 'content-type', 'content-length']);
      return await getSignedUrl(client, put, { expiresIn: uploadLinkSeconds, signingDate: now(), signableHeaders });
    },

    async downloadUrl(key) {
      const { signedAt, seconds } = downloadWindow(now());
      return await getSignedUrl(client, new GetObjectCommand(at(key)), { expiresIn: seconds, signingDate: signedAt });
    },

    async sizeOf(key) {
      return await unlessMissing(client.send(new HeadObjectCommand(at(key))).then((head) => head.ContentLength ?? 0));
    },

    async read(key) {
      const found = await unlessMissing(client.send(new GetObjectCommand(at(key))));
      return await found?.Body?.transformToByteArray();
    },

    async write(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentType: contentType,
          CacheControl: downloadCacheControl,
        }),
      );
    },

    async removeAll(prefix) {
      checkKey(`${prefix}all.files`);
      for (;;) {
        const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
        const found = listed.Contents ?? [];
        if (found.length === 0) return;
        // One by one: deleting many in one call needs checksums on which S3 servers disagree.
        await Promise.all(found.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))));
      }
    },
  };
}

type ClientOptions = Omit<S3Options, 'bucket' | 'now'>;

function connect({ region, endpoint, accessKeyId, secretAccessKey, forcePathStyle }: ClientOptions) {
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Otherwise the checksum of an empty body is signed into upload links.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
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
