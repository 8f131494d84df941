import { type CallOf, contactUs } from '@redmark/contract';
import { call } from '../../api/call.ts';

/** Loaded on demand: the schema of the call needs the library for schemas, which is larger than the page. */
export async function sendMessage(message: CallOf<typeof contactUs>['body']): Promise<string> {
  return (await call(contactUs, { body: message })).message;
}
