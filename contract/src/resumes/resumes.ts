import { z } from 'zod';
import { fileNameMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId, ofResume } from '../given-ids.ts';
import { Grading } from '../report/wire-report.ts';
import { line } from '../text.ts';
import { Remark } from './remarks.ts';
import { summaryFields } from './resume-list.ts';

/** How many findings of each category an answer leaves out. */
export const Withheld = z.object({ content: z.int(), formatting: z.int(), writing: z.int() });
export type Withheld = z.infer<typeof Withheld>;

export const Resume = z.object({
  ...summaryFields,
  grading: Grading.nullable(),
  /** The report is ready but closed until the upload belongs to an account; until then `grading` is null. */
  sealed: z.boolean(),
  /** Numbers of the findings that the owner marked as done. They are stored beside the report, which never changes. */
  done: z.array(z.int()),
  /** Who handed the report over to its owner, by the name they gave; empty where the owner brought it. */
  author: z.string(),
  /** What people wrote beside the findings. */
  remarks: z.array(Remark),
  /** How many findings this account does not see; null when it sees all. Grades and counts cover all findings. */
  withheld: Withheld.nullable(),
});
export type Resume = z.infer<typeof Resume>;

const message = z.object({ message: z.string() });
const fileName = line(1, fileNameMaxLength);

const changes = z.object({
  fileName: fileName.optional(),
  /** Accepted for older clients and never stored: only the grader writes a grading. */
  grading: z.unknown().optional(),
});

export const analysisResult = {
  method: 'GET',
  path: '/resume/analysis-result/:id',
  auth: 'bearer',
  scope: 'resumes:read',
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
  scope: 'resumes:write',
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
  scope: 'resumes:write',
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

/** Safe to repeat. From then on only the account can reach the resume, and its report is open. */
export const claimPublicResume = {
  method: 'POST',
  path: '/resume/claim-public',
  auth: 'bearer',
  summary: 'Attach an upload made without an account to yours',
  body: ofResume,
  reply: Resume,
} as const satisfies Endpoint;
