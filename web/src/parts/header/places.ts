import { lastReportPath } from '../../session/last-report.ts';

/** Where the header leads. Screens that do not exist yet are not here. */
export const places: { to: string; label: string; isForUsers?: boolean }[] = [
  { to: '/', label: 'Home' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/dashboard', label: 'Dashboard', isForUsers: true },
  { to: '/hiring', label: 'Hiring' },
  { to: '/contact-us', label: 'Contact Us' },
];

/** What belongs to one person, in their menu and at the side of these screens. */
export const ownPlaces = [
  { to: '/profile', label: 'Profile' },
  { to: '/account', label: 'Account' },
];

export const placesFor = (isSignedIn: boolean) => places.filter(({ isForUsers }) => isSignedIn || !isForUsers);

/** The menu of phones has the way back to the report as well. */
export const menuPlacesFor = (isSignedIn: boolean) =>
  placesFor(isSignedIn).flatMap((place) =>
    place.to === '/dashboard' ? [place, { to: lastReportPath(), label: 'Results' }] : [place],
  );
