import { z } from 'zod';
import { batchFilesMost, clientNameMaxLength, labelMaxLength, labelsMost } from './constants/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { byId, ofResume } from './given-ids.ts';
import { Grades } from './report/grades.ts';
import { givenId, line } from './text.ts';

/** Why an account may hold the data of a client. */
export const grounds = ['consent', 'contract', 'interest'] as const;
export type Ground = (typeof grounds)[number];

const ClientFields = z.object({
  name: line(1, clientNameMaxLength),
  /** Empty where none is kept. */
  email: z.union([z.literal(''), line(1, 254).pipe(z.email())]),
  labels: z.array(line(1, labelMaxLength)).max(labelsMost),
  ground: z.enum(grounds),
});
export type ClientFields = z.infer<typeof ClientFields>;

/** Somebody for whom an account has resumes graded. `newest` is null until one of them has a report. */
export const Client = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  labels: z.array(z.string()),
  ground: z.enum(grounds),
  createdAt: z.iso.datetime(),
  resumes: z.int(),
  newest: z.object({ resumeId: z.uuid(), createdAt: z.iso.datetime(), grades: Grades, score: z.number() }).nullable(),
});
export type Client = z.infer<typeof Client>;

export const clientParts = ['Cumulative', 'Content', 'Format', 'Writing'] as const;
export type ClientPart = (typeof clientParts)[number];

/** `grade` begins with the letters A to F, best first; of equal ones the name decides. */
export const clientOrders = ['name', 'date', 'grade'] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** What is shown of the clients, and in which order. */
const shown = z.object({
  /** Part of the name, the address or a label, in any case. */
  search: line(0, clientNameMaxLength).optional(),
  label: line(1, labelMaxLength).optional(),
  /** Which grade `grade` and the order are about; the final one if there is none. */
  part: z.enum(clientParts).optional(),
  /** The letter a grade begins with. `none`: without a report or a letter. */
  grade: z.enum(['A', 'B', 'C', 'D', 'F', 'none']).optional(),
  /** Only those whose newest report is not older than this day. */
  since: line(10, 10).pipe(z.iso.date()).optional(),
  order: z.enum(clientOrders).optional(),
  direction: z.enum(['up', 'down']).optional(),
});
export type ClientQuery = z.infer<typeof shown>;

const message = z.object({ message: z.string() });

export const listClients = {
  method: 'GET',
  path: '/clients',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Your clients with the newest report of each; `labels` are all of yours, `all` counts every client',
  query: shown,
  reply: z.object({ clients: z.array(Client), labels: z.array(z.string()), all: z.int() }),
  perMinute: 300,
} as const satisfies Endpoint;

export const clientTable = {
  method: 'GET',
  path: '/clients/table',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'Your clients as a table: name, address, labels, ground, and the grades of the newest report',
  query: shown,
  reply: z.instanceof(Uint8Array),
  perMinute: 20,
  file: 'text/csv',
} as const satisfies Endpoint;

export const readClient = {
  method: 'GET',
  path: '/clients/:id',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'One of your clients',
  params: byId,
  reply: Client,
} as const satisfies Endpoint;

export const addClient = {
  method: 'POST',
  path: '/clients',
  auth: 'bearer',
  summary: 'Keep somebody as a client, if wanted with one of your resumes',
  body: ClientFields.extend({ resumeId: givenId().optional() }),
  reply: Client,
  perMinute: 120,
} as const satisfies Endpoint;

export const changeClient = {
  method: 'PUT',
  path: '/clients/:id',
  auth: 'bearer',
  summary: 'Change what you keep about one of your clients',
  params: byId,
  body: ClientFields,
  reply: Client,
  perMinute: 120,
} as const satisfies Endpoint;

/** A resume belongs to one client at most. */
export const giveToClient = {
  method: 'POST',
  path: '/clients/:id/resumes',
  auth: 'bearer',
  summary: 'Say that one of your resumes is by one of your clients',
  params: byId,
  body: ofResume,
  reply: Client,
  perMinute: 120,
} as const satisfies Endpoint;

/** A place names one of your clients, or a new one, who is made once for each name. All of them or none. */
export const sortIntoClients = {
  method: 'POST',
  path: '/clients/sort',
  auth: 'bearer',
  summary: 'Say of many resumes whose they are, by clients that are there or made for it; answers how many were made',
  body: z.object({
    /** On which the data of new clients is held. */
    ground: z.enum(grounds),
    places: z
      .array(
        z.object({
          resumeId: givenId(),
          clientId: givenId().nullable(),
          /** Of the new client; empty where one is named by its id. */
          name: line(0, clientNameMaxLength),
        }),
      )
      .min(1)
      .max(batchFilesMost),
  }),
  reply: z.object({ made: z.int() }),
  perMinute: 30,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const takeFromClient = {
  method: 'DELETE',
  path: '/clients/:id/resumes/:resumeId',
  auth: 'bearer',
  summary: 'Say that a resume is not by a client of yours; it stays in your account',
  params: byId.extend({ resumeId: givenId() }),
  reply: Client,
} as const satisfies Endpoint;

export const deleteClient = {
  method: 'DELETE',
  path: '/clients/:id',
  auth: 'bearer',
  summary: 'Delete one of your clients with all their resumes, reports and files',
  params: byId,
  reply: message,
} as const satisfies Endpoint;
