import * as rubric from '@redmark/rubric';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { PageBox } from './finding.ts';
import { ScoreSheet } from './score-sheet.ts';

/** How strong a line is: five qualities worth a point each, and a drawback that takes one away. */
export const Strength = z.object({
  points: z.int(),
  verb: z.boolean(),
  number: z.boolean(),
  outcome: z.boolean(),
  detail: z.boolean(),
  length: z.boolean(),
  drawback: z.enum(['weak-start', 'pronoun']).nullable(),
}) satisfies z.ZodType<rubric.Strength>;
export type Strength = rubric.Strength;

const ReadLine = z.object({
  text: z.string(),
  isBullet: z.boolean(),
  at: z.array(PageBox),
  /** Only English lines about work that was done have one. */
  strength: Strength.nullable(),
}) satisfies z.ZodType<rubric.ReadLine>;
export type ReadLine = rubric.ReadLine;

const ReadEntry = z.object({
  /** Its first row as printed. */
  header: z.string(),
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  date: z.string(),
  at: z.array(PageBox),
  /** Its lines, by their indices in `lines`. */
  lines: z.array(z.int()),
}) satisfies z.ZodType<rubric.ReadEntry>;
export type ReadEntry = rubric.ReadEntry;

const ReadSection = z.object({
  kind: z.string(),
  title: z.string(),
  page: z.int(),
  at: z.array(PageBox),
  entries: z.array(ReadEntry),
  /** List items and rows that belong to no entry; an item is joined over its rows. */
  rest: z.array(z.string()),
}) satisfies z.ZodType<rubric.ReadSection>;
export type ReadSection = rubric.ReadSection;

const ReadField = z.object({
  field: z.enum(rubric.readFieldNames),
  text: z.string(),
  at: z.array(PageBox),
}) satisfies z.ZodType<rubric.ReadField>;
export type ReadField = rubric.ReadField;

/** Something that could not be read, or not with certainty. An unknown kind was stored by a newer grader. */
const Doubt = z.object({
  kind: z.string(),
  count: z.int(),
  texts: z.array(z.string()),
}) satisfies z.ZodType<rubric.Doubt>;
export type Doubt = rubric.Doubt;

const ReadAs = z.object({
  stage: z.string(),
  years: z.number(),
  locale: z.string(),
  document: z.enum(['resume', 'academic']),
  english: z.boolean(),
}) satisfies z.ZodType<rubric.ReadAs>;
export type ReadAs = rubric.ReadAs;

const Rewritten = z.object({
  number: z.int(),
  before: z.string(),
  after: z.string(),
}) satisfies z.ZodType<rubric.Rewritten>;
export type Rewritten = rubric.Rewritten;

const Impact = z.object({ told: z.int(), lines: z.int(), target: z.number() }) satisfies z.ZodType<rubric.Impact>;
export type Impact = rubric.Impact;

const Understood = z.object({
  share: z.number(),
  pages: z.array(z.number()),
  sections: z.array(z.number()),
  unread: z.array(PageBox),
}) satisfies z.ZodType<rubric.Understood>;
export type Understood = rubric.Understood;

/** What software reads in a resume, and how strong its lines are. */
export const Reading = z.object({
  readAs: ReadAs,
  confidence: z.number(),
  /** Missing in reports stored before it was measured. */
  understood: Understood.optional(),
  fields: z.array(ReadField),
  sections: z.array(ReadSection),
  skills: z.array(z.string()),
  lines: z.array(ReadLine),
  /** Every line in the order in which it was read. */
  plain: z.array(z.string()),
  /** The same pages read straight across, where that differs. */
  across: z.array(z.string()).nullable(),
  doubts: z.array(Doubt),
  impact: Impact.nullable(),
  rewrites: z.array(Rewritten),
}) satisfies z.ZodType<rubric.Reading>;
export type Reading = rubric.Reading;

/**
 * What a report holds beyond its grade; null in reports made before these fields existed. `isHeld`: the owner's plan
 * hides findings, and with them everything that would give them away.
 */
export const CloseReading = z.object({
  reading: Reading.nullable(),
  scoring: ScoreSheet.nullable(),
  isHeld: z.boolean(),
});
export type CloseReading = z.infer<typeof CloseReading>;

export const closeReading = {
  method: 'GET',
  path: '/resume/close-reading/:id',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'What was read in one of your resumes, line by line, and what its score is made of',
  params: byId,
  reply: CloseReading,
} as const satisfies Endpoint;

export const publicCloseReading = {
  method: 'GET',
  path: '/resume/public-close-reading/:id',
  auth: 'none',
  summary: 'What was read in an upload without an account; its id is the key to it, and it opens with its report',
  params: byId,
  reply: CloseReading,
} as const satisfies Endpoint;
