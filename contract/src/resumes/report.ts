import { z } from 'zod';
import { authorMaxLength, maximumPages } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { link } from '../link.ts';
import { Grading } from '../report/wire-report.ts';
import { line } from '../text.ts';
import { Remark } from './remarks.ts';
import { Thumbnail } from './resume-list.ts';
import { Withheld } from './resumes.ts';

/**
 * A link that shows one report to whoever has it. With an `author` it also shows that name and what is written beside the
 * findings; an empty one shows neither.
 */
export const ShareLink = z.object({ url: link(z.url()), createdAt: z.iso.datetime(), author: z.string() });
export type ShareLink = z.infer<typeof ShareLink>;

/** What a share link shows: of the account at most the name its owner gave it, and nothing that can be changed. */
export const SharedReport = z.object({
  fileName: z.string(),
  thumbnail: Thumbnail,
  grading: Grading,
  withheld: Withheld.nullable(),
  remarks: z.array(Remark),
  author: z.string(),
});
export type SharedReport = z.infer<typeof SharedReport>;

/** Safe to repeat. */
export const markDone = {
  method: 'PUT',
  path: '/resume/done/:id',
  auth: 'bearer',
  scope: 'resumes:write',
  summary: 'Mark a finding of one of your reports as done, or take that back; answers all that are done',
  params: byId,
  body: z.object({ number: z.int().positive(), done: z.boolean() }),
  reply: z.object({ done: z.array(z.int()) }),
} as const satisfies Endpoint;

export const markedPdf = {
  method: 'GET',
  path: '/resume/marked-pdf/:id',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Download one of your resumes with every finding as a note on its page',
  params: byId,
  reply: z.instanceof(Uint8Array),
  perMinute: 20,
  file: 'application/pdf',
} as const satisfies Endpoint;

export const shareLinkOf = {
  method: 'GET',
  path: '/resume/share/:id',
  auth: 'bearer',
  summary: 'The link to one of your reports, if there is one',
  params: byId,
  reply: z.object({ link: ShareLink.nullable() }),
} as const satisfies Endpoint;

/** Safe to repeat: an existing link is answered again. */
export const shareReport = {
  method: 'POST',
  path: '/resume/share/:id',
  auth: 'bearer',
  summary: 'Make a link that shows one of your reports to whoever has it',
  params: byId,
  reply: z.object({ link: ShareLink }),
  perMinute: 30,
} as const satisfies Endpoint;

export const signShareLink = {
  method: 'PUT',
  path: '/resume/share/:id',
  auth: 'bearer',
  summary: 'Show your name and your own notes with the link to one of your reports, or hide them again',
  params: byId,
  body: z.object({ author: line(0, authorMaxLength) }),
  reply: z.object({ link: ShareLink }),
} as const satisfies Endpoint;

export const stopSharing = {
  method: 'DELETE',
  path: '/resume/share/:id',
  auth: 'bearer',
  summary: 'End the link to one of your reports',
  params: byId,
  reply: z.object({ message: z.string() }),
} as const satisfies Endpoint;

/** The key travels in the body, because URLs end up in logs and histories. */
export const sharedReport = {
  method: 'POST',
  path: '/shared-report',
  auth: 'none',
  summary: 'The report a link shows; its key is the only way to it',
  body: z.object({ key: line(1, 100) }),
  reply: SharedReport,
  perMinute: 60,
} as const satisfies Endpoint;

/** Its URL comes with the shared report, signed with the key of the link, and stops working when the link is ended. */
export const sharedPage = {
  method: 'GET',
  path: '/shared-page/:id/:page/:width',
  auth: 'none',
  summary: 'A page of a shared report as a picture; pages count from 1',
  params: byId.extend({ page: z.coerce.number().int().min(1).max(maximumPages), width: z.enum(['504', '1008']) }),
  query: z.object({ sign: line(1, 100) }),
  reply: z.string(),
  file: 'image/png',
} as const satisfies Endpoint;
