import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { DoneMarks } from './done-marks.ts';

export function doneMarkRoutes(serve: Serve, marks: DoneMarks) {
  serve(contract.markDone, async ({ ownerId, params, body }) => await marks.mark(ownerId, params.id, body));
}
