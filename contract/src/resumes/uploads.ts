import { z } from 'zod';
import { fileNameMaxLength, renderedMaximumBytes } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { link } from '../link.ts';
import { givenId, line } from '../text.ts';
import { Thumbnail } from './resume-list.ts';

const fileName = line(1, fileNameMaxLength);
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

const uploadRequest = z.object({
  fileName,
  type: line(0, 200),
  /** Size in bytes. Signed into the upload link when given; measured after the upload otherwise. */
  size: z.int().positive().optional(),
});
const uploadReply = z.object({ resumeId: z.uuid(), url: link(z.string()), Key: z.string(), fileName: z.string() });
const thumbnailRequest = z.object({
  resumeId: givenId(),
  /** Accepted for older clients; page images are always rendered from the stored file. */
  data: z.unknown().optional(),
});
const thumbnailReply = z.object({ data: Thumbnail });

export const publicRequestUpload = {
  method: 'POST',
  path: '/resume/public-request-upload',
  auth: 'none',
  summary: 'Ask for a link to upload a resume without an account',
  body: uploadRequest,
  reply: uploadReply,
  perMinute: 30,
} as const satisfies Endpoint;

export const requestUpload = {
  method: 'POST',
  path: '/resume/request-upload',
  auth: 'bearer',
  scope: 'resumes:write',
  summary: 'Ask for a link to upload a resume',
  body: uploadRequest,
  reply: uploadReply,
  perMinute: 300,
} as const satisfies Endpoint;

export const publicThumbnail = {
  method: 'POST',
  path: '/thumbnail/public-request-upload',
  auth: 'none',
  summary: 'Check the uploaded file and draw its pages',
  body: thumbnailRequest,
  reply: thumbnailReply,
  perMinute: 60,
} as const satisfies Endpoint;

export const thumbnail = {
  method: 'POST',
  path: '/thumbnail/request-upload',
  auth: 'bearer',
  scope: 'resumes:write',
  summary: 'Check the uploaded file and draw its pages',
  body: thumbnailRequest,
  reply: thumbnailReply,
  perMinute: 300,
} as const satisfies Endpoint;

export const pdfToImage = {
  method: 'POST',
  path: '/pdf-to-image',
  auth: 'none',
  summary: 'Draw the pages of a small PDF given as base64; `body` is JSON `{mid, big}` of data links',
  // The decoder checks that it is base64: matching a pattern over megabytes would block every other call.
  body: z.object({
    path_resume: z.string().max(base64Length(renderedMaximumBytes)).meta({ contentEncoding: 'base64' }),
  }),
  reply: z.object({ body: z.string() }),
  perMinute: 20,
  bodyLimit: base64Length(renderedMaximumBytes) + 1024,
} as const satisfies Endpoint;
