import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine. Throws a sentence that says how to get one. */
export function chromiumPath(): string {
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('No Chromium found. Install one, for example with: apt-get install chromium');
  return found;
}

/**
 * A window of the system's browser draws its address bar's popups as pages of their own, two for every window a test
 * opens. Without them a run takes a third less. The other names are those Playwright itself turns off and the last list
 * given is the one that counts.
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
