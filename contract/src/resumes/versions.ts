import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { byId } from '../given-ids.ts';
import { Grades, Scores } from '../report/grades.ts';
import { givenId } from '../text.ts';

const Named = z.object({ resumeId: z.uuid(), fileName: z.string(), createdAt: z.iso.datetime() });

/** A version of a resume. `fixed` and `added` count its notes against the version before; the first has none. */
export const Version = Named.extend({
  rubricVersion: z.string(),
  grades: Grades,
  scores: Scores,
  changes: z.object({ fixed: z.int(), added: z.int() }).nullable(),
});
export type Version = z.infer<typeof Version>;

/** An upload that looks like a version of another one; `likeness` is the share of words they have in common, 0 to 1. */
export const VersionProposal = z.object({ moved: Named, to: Named, person: z.string(), likeness: z.number() });
export type VersionProposal = z.infer<typeof VersionProposal>;

const other = z.object({ with: givenId() });
/** The newest first. A resume that belongs with no other is a line of one. */
const versions = z.object({ versions: z.array(Version) });
const message = z.object({ message: z.string() });

export const versionsOf = {
  method: 'GET',
  path: '/resume/versions/:id',
  auth: 'bearer',
  scope: 'resumes:read',
  summary: 'The versions of one of your resumes with their grades and what changed in each, the newest first',
  params: byId,
  reply: versions,
  perMinute: 60,
} as const satisfies Endpoint;

export const proposedVersion = {
  method: 'GET',
  path: '/resumes/proposed-version',
  auth: 'bearer',
  summary:
    'Two uploads that look like versions of one resume, by the name on them and their text, or null; nothing is joined',
  reply: z.object({ proposal: VersionProposal.nullable() }),
  perMinute: 60,
} as const satisfies Endpoint;

/** Safe to repeat. An upload that was a version of something else is one no more. */
export const joinVersions = {
  method: 'POST',
  path: '/resume/versions/:id',
  auth: 'bearer',
  summary: 'Keep one of your resumes with another one as a version of it',
  params: byId,
  body: other,
  reply: versions,
  perMinute: 60,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const leaveVersions = {
  method: 'DELETE',
  path: '/resume/versions/:id',
  auth: 'bearer',
  summary: 'Take one of your resumes out of its versions; its report stays',
  params: byId,
  reply: message,
} as const satisfies Endpoint;

/** Safe to repeat. */
export const keepApart = {
  method: 'POST',
  path: '/resume/versions/:id/apart',
  auth: 'bearer',
  summary: 'Say that two of your resumes are no versions of each other, so that it is not proposed again',
  params: byId,
  body: other,
  reply: message,
  perMinute: 60,
} as const satisfies Endpoint;
