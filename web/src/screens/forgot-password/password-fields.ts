import { z } from 'zod';
import { password, required, retyped, sameTwice } from '../../parts/form/rules.ts';

/** Loaded on demand, with the library for schemas. */
export const fields = z.object({ code: required, password, retype: retyped }).refine(...sameTwice);
