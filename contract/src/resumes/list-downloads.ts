import { z } from 'zod';
import { fileNameMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { givenId, line } from '../text.ts';
import { resumeOrders } from './resume-list.ts';

/** The part of the list that is downloaded: what a search shows, in its order. */
const shownPart = z.object({
  search: line(0, fileNameMaxLength).optional(),
  order: z.enum(resumeOrders).optional(),
  /** Only those of this client. */
  client: givenId().optional(),
});

export const reportTable = {
  method: 'GET',
  path: '/resumes/table',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Your reports as a table: file, name, date, grades and score',
  query: shownPart,
  reply: z.instanceof(Uint8Array),
  perMinute: 20,
  file: 'text/csv',
} as const satisfies Endpoint;

/** Those that cannot be marked any more are named in a text file beside the others. */
export const markedCopies = {
  method: 'GET',
  path: '/resumes/marked-pdfs',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Your first 100 resumes with every finding as a note on its page, in one archive',
  query: shownPart,
  reply: z.instanceof(Uint8Array),
  perMinute: 6,
  file: 'application/zip',
} as const satisfies Endpoint;
