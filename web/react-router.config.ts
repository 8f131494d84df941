import type { Config } from '@react-router/dev/config';

/** No server renders pages: `/` and the page for wrong addresses are drawn at build, the rest is drawn in the browser. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/404'],
} satisfies Config;
