import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { Grading, Progress } from './grading.ts';
import { drawnMaximumBytes, fileNameMaxLength } from './limits.ts';
import { link } from './link.ts';
import { summaryFields, Thumbnail } from './resume-list.ts';
import { givenId, line } from './text.ts';

/** How many findings of each category an answer leaves out. */
export const Withheld = z.object({ content: z.int(), formatting: z.int(), writing: z.int() });
export type Withheld = z.infer<typeof Withheld>;

export const Resume = z.object({
  ...summaryFields,
  grading: Grading.nullable(),
  /** The report is there and stays closed until the upload is attached to an account; `grading` is null meanwhile. */
  sealed: z.boolean(),
  /** Numbers of the findings the owner has dealt with. They are beside the report, which never changes. */
  done: z.array(z.int()),
  /** What this account does not see of the report; null when it is whole. Grades and counts are always whole. */
  withheld: Withheld.nullable(),
});
export type Resume = z.infer<typeof Resume>;

const byId = z.object({ id: givenId() });
const ofResume = z.object({ resumeId: givenId() });
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
const message = z.object({ message: z.string() });
const fileName = line(1, fileNameMaxLength);

const uploadRequest = z.object({
  fileName,
  type: line(0, 200),
  /** Size in bytes. Signed into the upload link when given; measured after the upload otherwise. */
  size: z.int().positive().optional(),
});
const uploadReply = z.object({ resumeId: z.uuid(), url: link(z.string()), Key: z.string(), fileName: z.string() });
const thumbnailRequest = ofResume.extend({
  /** Accepted for older clients; page images are always drawn from the stored file. */
  data: z.unknown().optional(),
});
const thumbnailReply = z.object({ data: Thumbnail });
const changes = z.object({
  fileName: fileName.optional(),
  /** Accepted for older clients and never stored: only the grader writes a grading. */
  grading: z.unknown().optional(),
});

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
  // Whether it is base64 is looked at where it is decoded: a pattern over megabytes would hold everybody up.
  body: z.object({
    path_resume: z.string().max(base64Length(drawnMaximumBytes)).meta({ contentEncoding: 'base64' }),
  }),
  reply: z.object({ body: z.string() }),
  perMinute: 20,
  bodyLimit: base64Length(drawnMaximumBytes) + 1024,
} as const satisfies Endpoint;

export const publicStartGrading = {
  method: 'POST',
  path: '/grading/public-start',
  auth: 'none',
  summary: 'Start grading an uploaded resume; safe to repeat',
  body: ofResume,
  reply: Progress,
  perMinute: 30,
} as const satisfies Endpoint;

export const startGrading = {
  method: 'POST',
  path: '/grading/start',
  auth: 'bearer',
  summary: 'Start grading one of your resumes; safe to repeat',
  body: ofResume,
  reply: Progress,
  perMinute: 300,
} as const satisfies Endpoint;

/** Answers server-sent `progress` events, each a `Progress`; the last one has state done, refused or failed. */
export const publicProgress = {
  method: 'GET',
  path: '/grading/public-progress/:id',
  auth: 'none',
  summary: 'Follow a grading as server-sent events',
  params: byId,
  reply: Progress,
} as const satisfies Endpoint;

export const progress = {
  method: 'GET',
  path: '/grading/progress/:id',
  auth: 'bearer',
  summary: 'Follow the grading of one of your resumes as server-sent events',
  params: byId,
  reply: Progress,
} as const satisfies Endpoint;

export const analysisResult = {
  method: 'GET',
  path: '/resume/analysis-result/:id',
  auth: 'bearer',
  summary: 'The report of one of your resumes',
  params: byId,
  reply: Resume,
} as const satisfies Endpoint;

export const publicAnalysisResult = {
  method: 'GET',
  path: '/resume/public-analysis-result/:id',
  auth: 'none',
  summary: 'The report of an upload without an account; its id is the key to it',
  params: byId,
  reply: Resume,
} as const satisfies Endpoint;

export const renameResume = {
  method: 'PUT',
  path: '/resume/update_resumes/:id',
  auth: 'bearer',
  summary: 'Rename one of your resumes',
  params: byId,
  body: changes,
  reply: Resume,
} as const satisfies Endpoint;

export const publicRenameResume = {
  method: 'PUT',
  path: '/resume/public-update_resumes/:id',
  auth: 'none',
  summary: 'Rename an upload without an account',
  params: byId,
  body: changes,
  reply: Resume,
} as const satisfies Endpoint;

export const deleteResume = {
  method: 'DELETE',
  path: '/resume/:id',
  auth: 'bearer',
  summary: 'Delete one of your resumes and everything made of it',
  params: byId,
  reply: message,
} as const satisfies Endpoint;

export const publicDeleteResume = {
  method: 'DELETE',
  path: '/resume/public/:id',
  auth: 'none',
  summary: 'Delete an upload without an account and everything made of it',
  params: byId,
  reply: message,
} as const satisfies Endpoint;

/** Safe to repeat. From then on the resume answers to the account only, and its report is open. */
export const claimPublicResume = {
  method: 'POST',
  path: '/resume/claim-public',
  auth: 'bearer',
  summary: 'Attach an upload made without an account to yours',
  body: ofResume,
  reply: Resume,
} as const satisfies Endpoint;
