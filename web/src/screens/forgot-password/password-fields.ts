import { z } from 'zod';
import { password, required, retyped, sameTwice } from '../../parts/form/rules.ts';

export const fields = z.object({ code: required, password, retype: retyped }).refine(...sameTwice);
