import { z } from 'zod';
import { required } from '../../parts/form/rules.ts';

export const fields = z.object({ answer: required });
