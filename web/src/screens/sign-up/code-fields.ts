import { z } from 'zod';
import { required } from '../../parts/form/rules.ts';

/** Loaded on demand, with the library for schemas. */
export const fields = z.object({ code: required });
