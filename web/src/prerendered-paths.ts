/** Rendered to HTML by the build, so that they can be read and found without a script. */
export const prerenderedPaths = [
  '/',
  '/contact-us',
  '/hiring',
  '/pricing',
  '/rubric',
  '/fairness',
  '/privacy-policy',
  '/notice-cr',
  '/notice-eu-eea',
  '/notice-uk',
  '/terms-of-use',
  '/login',
  '/signUp',
  '/forgotPassword',
  '/maintenance',
  '/404',
];
