import type { Endpoint } from '@redmark/contract';
import { type Given, send } from './send.ts';

/** Makes a call that answers a file and hands it to the browser's downloads. */
export async function saveFile<E extends Endpoint>(endpoint: E, given: Given<E>, fileName: string) {
  const response = await send(endpoint, given);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
