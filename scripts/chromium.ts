import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine. Throws a sentence that says how to get one. */
export function chromiumPath(): string {
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium found. Install one, for example with: apt-get install chromium');
  return found;
}
