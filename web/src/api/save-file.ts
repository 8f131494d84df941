import type { Endpoint } from '@redmark/contract';
import { type Given, send } from './send.ts';

/** Makes a call that answers with a file, and saves it as a download of the browser. */
export async function saveFile<E extends Endpoint>(endpoint: E, given: Given<E>, fileName: string) {
  const response = await send(endpoint, given);
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // A download that has begun does not need the URL any more.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
