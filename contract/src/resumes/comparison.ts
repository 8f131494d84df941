import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { link } from '../link.ts';
import { Finding } from '../report/finding.ts';
import { Grades, Scores } from '../report/grades.ts';
import { givenId } from '../text.ts';

const Side = z.object({
  resumeId: z.uuid(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  rubricVersion: z.string(),
  grades: Grades,
  scores: Scores,
  /** Of the first page; null until it is rendered. */
  image: link(z.string()).nullable(),
  count: z.int(),
});
export type ComparedSide = z.infer<typeof Side>;

const Compared = Finding.omit({ boxes: true, section: true, isPlainError: true }).extend({ page: z.int().nullable() });
export type ComparedFinding = z.infer<typeof Compared>;

/** Two reports of one account, and what became of the findings of the first in the second. */
export const Comparison = z.object({
  before: Side,
  after: Side,
  fixed: z.array(Compared),
  added: z.array(Compared),
  /** The same finding in both. */
  kept: z.array(z.object({ before: Compared, after: Compared })),
});
export type Comparison = z.infer<typeof Comparison>;

export const compareReports = {
  method: 'GET',
  path: '/resume/comparison/:before/:after',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Two of your reports side by side: what is fixed, what is new, what stays',
  params: z.object({ before: givenId(), after: givenId() }),
  reply: Comparison,
} as const satisfies Endpoint;
