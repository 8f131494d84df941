import { lastReportPath } from '../../../session/last-report.ts';

const navItems: { to: string; label: string; isForUsers?: boolean }[] = [
  { to: '/', label: 'Home' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/dashboard', label: 'Dashboard', isForUsers: true },
  { to: '/hiring', label: 'Hiring' },
  { to: '/contact-us', label: 'Contact Us' },
];

/** The screens of one's own account: in the profile menu, and at the side of these screens. */
export const accountItems = [
  { to: '/profile', label: 'Profile' },
  { to: '/account', label: 'Account' },
];

export const navItemsFor = (isSignedIn: boolean) => navItems.filter(({ isForUsers }) => isSignedIn || !isForUsers);

/** The menu of phones has the way back to the last report as well. */
export const menuItemsFor = (isSignedIn: boolean) =>
  navItemsFor(isSignedIn).flatMap((item) =>
    item.to === '/dashboard' ? [item, { to: lastReportPath(), label: 'Results' }] : [item],
  );
