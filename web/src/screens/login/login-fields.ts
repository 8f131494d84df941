import { z } from 'zod';
import { email, password } from '../../parts/form/rules.ts';

/** Loaded on demand, with the library for schemas. */
export const fields = z.object({ email, password });
