import { maximumUploadBytes, publicDeleteResume, publicRequestUpload, publicThumbnail } from '@redmark/contract';
import { expect, test } from 'vitest';
import { createS3Storage } from '../../../platform/storage/s3.ts';
import { shortPdf } from '../../../testing/reports/short-pdf.ts';
import { pdfType, startTestApp } from '../../../testing/start-test-app.ts';
import { hasTestBucket, testBucket } from '../../../testing/stores/test-bucket.ts';

/** Uploads directly to the bucket, as a browser does. */
async function uploadToBucket(bytes: Uint8Array, size?: number) {
  const bucket = createS3Storage(testBucket(() => new Date()));
  const app = await startTestApp({ bucket });
  const body = { fileName: 'a.pdf', type: pdfType, ...(size === undefined ? {} : { size }) };
  const { url, resumeId, Key } = await app.call(publicRequestUpload, { body });
  const headers = { 'content-type': pdfType };
  const { status } = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
  const thumbnail = await app.send(publicThumbnail, { body: { resumeId } });
  return { ...app, bucket, status, resumeId, Key, thumbnail };
}

if (!hasTestBucket) test.skip('uploads go to a bucket (no S3 server at hand)', () => {});
else {
  test('an upload to a bucket is drawn, shown by links to the bucket, and deleted whole', async () => {
    const pdf = shortPdf();
    const { thumbnail, bucket, call, resumeId, Key } = await uploadToBucket(pdf, pdf.length);
    const [page = ''] = thumbnail.json().data.mid;
    expect(new URL(page).origin).toBe(bucket.origin);
    expect((await fetch(page)).status).toBe(200);

    await call(publicDeleteResume, { params: { id: resumeId } });

    expect(await bucket.sizeOf(Key)).toBeUndefined();
    expect((await fetch(page)).ok).toBe(false);
  });

  test('what a bucket took without looking is looked at before anything opens it', async () => {
    const notPdf = await uploadToBucket(new TextEncoder().encode('<html>'));
    expect([notPdf.status, notPdf.thumbnail.json().code]).toEqual([200, 'upload_not_pdf']);
    expect(await notPdf.bucket.sizeOf(notPdf.Key)).toBeUndefined();

    const large = new Uint8Array(maximumUploadBytes + 1);
    large.set(shortPdf());
    const tooLarge = await uploadToBucket(large);
    expect([tooLarge.status, tooLarge.thumbnail.json().code]).toEqual([200, 'upload_too_large']);
    expect(await tooLarge.bucket.sizeOf(tooLarge.Key)).toBeUndefined();
  });
}
