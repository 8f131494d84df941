import { ownScreens } from './own-screens.ts';
import { reportScreens } from './report-screens.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen in every state a user can reach. */
export const screens: Screen[] = [...visitorScreens, ...ownScreens, ...reportScreens];
