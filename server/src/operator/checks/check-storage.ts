import { randomUUID } from 'node:crypto';
import { openStorage } from '../../compose/open-storage.ts';
import type { Config } from '../../config/config.ts';
import { type Check, CheckFailed } from './run-checks.ts';

/** Writes, reads and deletes a file, and asks a bucket whether browsers may upload. */
export function checkStorage(config: Config): Check {
  const where = config.STORAGE === 's3' ? `the bucket ${config.S3_BUCKET}` : config.DATA_FOLDER;
  return {
    part: 'storage',
    advice:
      config.STORAGE === 's3'
        ? 'Look at S3_…, at the rights of the key (s3:GetObject, s3:PutObject, s3:DeleteObject, s3:ListBucket), and at the CORS rules of the bucket'
        : 'The user who runs this must be able to write there',
    async attempt() {
      const { storage, diskStorage } = await openStorage(config, () => new Date());
      const key = `check/${randomUUID()}.txt`;
      const bytes = Buffer.from(key);
      await storage.probe();
      await storage.write(key, bytes, 'text/plain');
      const read = await storage.read(key);
      await storage.remove(key);
      if (!read || !bytes.equals(read)) throw new CheckFailed('a file came back as another');
      if ((await storage.sizeOf(key)) !== undefined) throw new CheckFailed('a deleted file is still there');
      if (diskStorage === undefined && config.PUBLIC_URL !== undefined)
        await mayBrowsersPut(await storage.uploadUrl(key, { contentType: 'application/pdf' }), config.PUBLIC_URL);
      return `a file was written, read and deleted in ${where}`;
    },
  };
}

/** Asks as browsers do before they send a file to another origin. */
async function mayBrowsersPut(url: string, publicUrl: string) {
  const { origin } = new URL(publicUrl);
  const headers = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  const answer = await fetch(url, { method: 'OPTIONS', headers });
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin)
    throw new CheckFailed(`files are kept, but browsers at ${origin} may not upload: no CORS rule allows PUT`);
}
