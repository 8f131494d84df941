import { contactUs } from '@redmark/contract';
import { call } from '../../api/call.ts';
import type { Message } from './message-rules.ts';

export async function sendMessage(message: Message): Promise<string> {
  return (await call(contactUs, { body: message })).message;
}
