import type { Config } from '@react-router/dev/config';

/** Drawn at build, so that they can be read and found without a script. */
const publicPages = [
  '/',
  '/contact-us',
  '/hiring',
  '/pricing',
  '/rubric',
  '/privacy-policy',
  '/notice-cr',
  '/notice-eu-eea',
  '/notice-uk',
  '/terms-of-use',
  '/maintenance',
  '/404',
];

/** No server renders pages: public ones and the one for wrong addresses are drawn at build, the rest in the browser. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: publicPages,
} satisfies Config;
