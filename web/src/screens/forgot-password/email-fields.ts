import { z } from 'zod';
import { email } from '../../parts/form/rules.ts';

export const fields = z.object({ email });
