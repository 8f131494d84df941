import { z } from 'zod';
import { readLinesMost, remarkMaxLength } from '../constants/limits.ts';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { PageBox } from '../report/finding.ts';
import { lines } from '../text.ts';

/** What notes are known by: one for each, so they are also how many a report can have. */
export const remarkLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * What somebody wrote beside the findings of a report, known by a letter as a finding is by its number. `quote` and
 * `boxes` are those of the line it is about, and empty where it is about the whole resume. `author` is empty where the
 * owner of the report wrote it.
 */
export const Remark = z.object({
  letter: z.string(),
  text: z.string(),
  quote: z.string(),
  boxes: z.array(PageBox),
  author: z.string(),
  createdAt: z.iso.datetime(),
});
export type Remark = z.infer<typeof Remark>;

const byLetter = byId.extend({ letter: z.enum(remarkLetters) });
const text = lines(1, remarkMaxLength);
const remarks = z.object({ remarks: z.array(Remark) });

export const writeRemark = {
  method: 'POST',
  path: '/resume/remarks/:id',
  auth: 'bearer',
  summary: 'Write a note of your own beside the findings of one of your reports; answers all of them',
  params: byId,
  /** `line` counts the lines of the close reading from 0. */
  body: z.object({ text, line: z.int().min(0).max(readLinesMost).nullable() }),
  reply: remarks,
  perMinute: 60,
} as const satisfies Endpoint;

export const changeRemark = {
  method: 'PUT',
  path: '/resume/remarks/:id/:letter',
  auth: 'bearer',
  summary: 'Change the text of a note of your own; answers all of them',
  params: byLetter,
  body: z.object({ text }),
  reply: remarks,
  perMinute: 60,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const removeRemark = {
  method: 'DELETE',
  path: '/resume/remarks/:id/:letter',
  auth: 'bearer',
  summary: 'Remove a note of your own from one of your reports; answers those that are left',
  params: byLetter,
  reply: remarks,
} as const satisfies Endpoint;
