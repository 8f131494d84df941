import { z } from 'zod';
import { email, password, required, retyped, sameTwice } from '../../parts/form/rules.ts';

const name = required.max(100);

/** Loaded on demand, with the library for schemas. */
export const fields = z
  .object({ firstName: name, lastName: name, email, password, retype: retyped, terms: z.boolean(), jobs: z.boolean() })
  .refine(...sameTwice);
