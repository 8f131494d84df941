import { z } from 'zod';
import { givenId } from './text.ts';

// The index of the room leaves this file out: what it exports is a named part of the description of the API.

/** The parameter of a path: the id of what the call is about. */
export const byId = z.object({ id: givenId() });

/** The body of a call about one resume. */
export const ofResume = z.object({ resumeId: givenId() });
