import { z } from 'zod';
import { fileNameMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { link } from '../link.ts';
import { Grades } from '../report/grades.ts';
import { givenId, line } from '../text.ts';

/** Links to page images, first page first: `mid` 504 pixels wide, `big` 1008. They work for about an hour. */
export const Thumbnail = z.object({ mid: z.array(link(z.string())), big: z.array(link(z.string())) });
export type Thumbnail = z.infer<typeof Thumbnail>;

/** The fields of a resume both in a list and by itself. */
export const summaryFields = {
  resumeId: z.uuid(),
  id: z.uuid(),
  Key: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  thumbnail: Thumbnail.nullable(),
};

/** What a list shows of a report. `person` is the name on the resume, empty where none was read; `score` is of 100. */
export const ReportSummary = z.object({ finalGrade: Grades, score: z.number(), person: z.string() });
export type ReportSummary = z.infer<typeof ReportSummary>;

/** A resume in a list, with a summary of its report. */
export const ResumeSummary = z.object({
  ...summaryFields,
  grading: ReportSummary.nullable(),
  /** How many reports its owner keeps as versions of this resume, itself included. */
  versions: z.int(),
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

/** `Date` is newest first; the others sort by file name, with numbers in it compared as numbers. */
export const resumeOrders = ['Date', 'Ascending', 'Descending'] as const;
export type ResumeOrder = (typeof resumeOrders)[number];

export const listResumes = {
  method: 'GET',
  path: '/resumes',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Your resumes, a page at a time; `next` is the `after` of the next page, or null on the last',
  query: z.object({
    /** Part of the file name, in any case. */
    search: line(0, fileNameMaxLength).optional(),
    order: z.enum(resumeOrders).optional(),
    /** `true`: only those with page images and a report. */
    graded: z.enum(['true', 'false']).optional(),
    /** `newest`: of the versions of a resume only the newest. */
    versions: z.enum(['all', 'newest']).optional(),
    /** Only those of this client; `none`: those of no client. */
    client: z.union([givenId(), z.literal('none')]).optional(),
    /** 1 to 100. */
    limit: z
      .string()
      .max(3)
      .regex(/^([1-9]\d?|100)$/)
      .optional(),
    after: line(1, 1000).optional(),
  }),
  reply: z.object({ allResume: z.array(ResumeSummary), next: z.string().nullable() }),
} as const satisfies Endpoint;
