import { z } from 'zod';
import { email, password } from '../../parts/form/rules.ts';

export const fields = z.object({ email, password });
