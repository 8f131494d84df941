import type { Config } from '@react-router/dev/config';

/** No server renders pages: public pages and the one for wrong addresses are drawn at build, the rest is drawn in the browser. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/pricing', '/404'],
} satisfies Config;
