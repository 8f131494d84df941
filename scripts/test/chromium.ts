import { existsSync } from 'node:fs';

/** The headless shell is the same engine without the windows of a desktop browser, and starts many times sooner. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The path of this machine's Chromium, or that of the variable `CHROMIUM`. Throws an error that says how to get one. */
export function chromiumPath(): string {
  const found = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!found)
    throw new Error(
      'No Chromium found. Install one, for example with: apt-get install chromium-headless-shell. One elsewhere: CHROMIUM=PATH',
    );
  return found;
}

/**
 * Disables the popups of the system browser's address bar, which take two extra pages for every window a test opens: a
 * run takes a third less time without them. The other names are those Playwright itself disables, since only the last
 * such list takes effect.
 */
export const fewerProcesses = [
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'ThirdPartyStoragePartitioning',
  ].join(',')}`,
];
