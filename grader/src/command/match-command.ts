import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isRefusal, readOn } from '../grade.ts';
