import { z } from 'zod';
import { password } from '../../parts/form/rules.ts';

export const fields = z.object({ answer: password });
