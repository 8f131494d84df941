import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { json } from '../command/formats/json.ts';
import type { Graded } from '../report/report.ts';
import schema from '../schema/line.json' with { type: 'json' };

const validate = new Ajv2020({ allErrors: true, strict: true, strictTuples: false }).compile(schema);

/** Where the line that `redmark grade --json` prints for a report does not fit the schema that the command prints. */
export function misfitsOf(file: string, graded: Graded): ErrorObject[] {
  validate(JSON.parse(json.whole([{ file, ms: 1, graded, written: [] }])));
  return validate.errors ?? [];
}
