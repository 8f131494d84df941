import { sendHiringRequest } from '@redmark/contract';
import { call } from '../../../api/call.ts';
import type { Asked } from './request-fields.ts';

/** Loaded on demand: the schema of the call needs the library for schemas, which is larger than the page. */
export async function sendRequest(body: Asked) {
  await call(sendHiringRequest, { body });
}
