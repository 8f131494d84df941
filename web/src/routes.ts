import type { RouteObject } from 'react-router';
import { index, layout, route } from './router/routes-of.tsx';

/** The layout of the screens for whoever is not logged in. */
export const guestScreens = 'screens/guest-only/guest-only-route.tsx';

/** Paths match in any case, so /signUp and /signup are one. */
export const routes: RouteObject[] = [
  index('screens/home/home-route.tsx'),
  route('contact-us', 'screens/contact-us/contact-us-route.tsx'),
  route('hiring', 'screens/hiring/hiring-route.tsx'),
  route('hiring/request', 'screens/hiring/request/request-route.tsx'),
  route('hiring/ask', 'screens/hiring/ask/ask-route.tsx'),
  route('hiring/shortlist', 'screens/hiring/shortlist/shortlist-route.tsx'),
  route('team/join', 'screens/team-join/team-join-route.tsx'),
  route('fairness', 'screens/fairness/fairness-route.tsx'),
  route('rubric', 'screens/rubric/rubric-route.tsx'),
  route('privacy-policy', 'screens/legal/privacy-policy-route.tsx'),
  route('notice-cr', 'screens/legal/california-route.tsx'),
  route('notice-eu-eea', 'screens/legal/europe-route.tsx'),
  route('notice-uk', 'screens/legal/united-kingdom-route.tsx'),
  route('terms-of-use', 'screens/legal/terms-of-use-route.tsx'),
  route('maintenance', 'screens/maintenance/maintenance-route.tsx'),
  route('preprocessing', 'screens/preprocessing/preprocessing-route.tsx'),
  route('pricing', 'screens/pricing/pricing-route.tsx'),
  route('billing/cancelled', 'screens/billing-cancelled/billing-cancelled-route.tsx'),
  route('results', 'screens/results/results-route.tsx'),
  route('handover', 'screens/handover/handover-route.tsx'),
  route('shared', 'screens/results/sharing/shared-route.tsx'),
  layout(guestScreens, [
    route('login', 'screens/login/login-route.tsx'),
    route('signUp', 'screens/sign-up/sign-up-route.tsx'),
    route('forgotPassword', 'screens/forgot-password/forgot-password-route.tsx'),
  ]),
  layout('screens/signed-in/signed-in-route.tsx', [
    route('dashboard', 'screens/dashboard/dashboard-route.tsx'),
    route('profile', 'screens/profile/profile-route.tsx'),
    route('account', 'screens/account/account-route.tsx'),
    route('compare', 'screens/compare/compare-route.tsx'),
    route('operator', 'screens/operator/operator-route.tsx'),
    route('versions', 'screens/versions/versions-route.tsx'),
    route('clients', 'screens/clients/clients-route.tsx'),
    route('client', 'screens/clients/client-route.tsx'),
    route('billing/success', 'screens/billing-success/billing-success-route.tsx'),
  ]),
  ...(import.meta.env.DEV ? [route('parts', 'gallery/gallery-route.tsx')] : []),
  route('*', 'screens/not-found/not-found-route.tsx'),
];
