/** The allowed imports. The longest matching folder decides; `node` allows Node's own modules. */
type Zone = { may: string[]; node?: boolean };

export const zones: Record<string, Zone> = {
  'rubric/src/': { may: ['rubric/src/'] },
  'contract/src/': { may: ['contract/src/', 'rubric/src/'] },
  'directory/src/crypto/': { may: ['directory/src/crypto/'], node: true },
  'directory/src/protocol/': {
    may: [
      'directory/src/protocol/',
      'directory/src/pool.ts',
      'directory/src/crypto/',
      'directory/src/durations.ts',
      'directory/src/mail.ts',
      'contract/src/',
    ],
    node: true,
  },
  'directory/src/': { may: ['directory/src/', 'contract/src/'], node: true },
  'grader/src/rules/': { may: ['rubric/src/', 'grader/src/rules/', 'grader/src/model/', 'grader/src/words/'] },
  'grader/src/model/': { may: ['rubric/src/', 'grader/src/model/', 'grader/src/words/'] },
  'grader/src/matching/': {
    may: [
      'rubric/src/',
      'grader/src/matching/',
      'grader/src/model/',
      'grader/src/words/',
      'grader/src/report/boxes.ts',
    ],
  },
  'grader/src/words/': { may: ['grader/src/words/'] },
  'grader/src/reading/': { may: ['grader/src/reading/', 'grader/src/model/', 'grader/src/words/'] },
  'grader/src/scoring/': { may: ['rubric/src/', 'grader/src/scoring/', 'grader/src/model/'] },
  'grader/src/': { may: ['grader/src/', 'rubric/src/'], node: true },
  'server/src/base/': { may: ['server/src/base/'], node: true },
  'server/src/platform/': { may: ['server/src/platform/', 'server/src/base/', 'contract/src/'], node: true },
  'server/src/platform/graders/': {
    may: [
      'server/src/platform/',
      'server/src/base/',
      'rubric/src/',
      'contract/src/',
      'grader/src/index.ts',
      'grader/src/pool.ts',
    ],
    node: true,
  },
  'server/src/platform/identity/': {
    may: [
      'server/src/platform/',
      'server/src/base/',
      'server/src/database/',
      'contract/src/',
      'directory/src/index.ts',
    ],
    node: true,
  },
  'server/src/platform/queue/': {
    may: ['server/src/platform/', 'server/src/base/', 'server/src/database/', 'contract/src/'],
    node: true,
  },
  'server/src/platform/payments/': {
    may: ['server/src/platform/', 'server/src/base/', 'server/src/database/', 'contract/src/'],
    node: true,
  },
  'server/src/database/': {
    may: ['server/src/database/', 'server/src/base/', 'rubric/src/', 'directory/src/index.ts'],
    node: true,
  },
  'server/src/features/': {
    may: [
      'rubric/src/',
      'contract/src/',
      'grader/src/index.ts',
      'grader/src/matching/index.ts',
      'server/src/base/',
      'server/src/database/',
      'server/src/errors.ts',
      'server/src/services.ts',
    ],
  },
  'server/src/': {
    may: [
      'server/src/',
      'rubric/src/',
      'contract/src/',
      'directory/src/index.ts',
      'directory/src/crypto/signature-v4.ts',
      'grader/src/index.ts',
      'grader/src/pool.ts',
      'grader/src/matching/index.ts',
    ],
    node: true,
  },
  'web/src/screens/': {
    may: [
      'rubric/src/',
      'contract/src/',
      'web/src/api/',
      'web/src/parts/',
      'web/src/session/',
      'web/src/styles/',
      'web/src/screens/',
    ],
  },
  'web/src/parts/': { may: ['contract/src/', 'web/src/api/', 'web/src/parts/', 'web/src/session/'] },
  'web/src/session/': { may: ['contract/src/', 'web/src/api/', 'web/src/session/'] },
  'web/src/api/': { may: ['contract/src/', 'web/src/api/'] },
  'web/src/router/': { may: ['web/src/router/', 'web/src/routes.ts', 'web/src/parts/'] },
  'web/src/': { may: ['web/src/', 'rubric/src/', 'contract/src/'] },
  'web/prerender/': { may: ['web/prerender/'], node: true },
};

/**
 * Children of these folders import one another only where this says so, and nothing leads in a circle: credits and
 * billing lie below what costs credits, reviews below resumes, and resumes below what shows a report.
 */
export const siblings: Record<string, Record<string, string[]>> = {
  'server/src/features/': {
    billing: ['credits'],
    reviews: ['credits'],
    resumes: ['billing', 'reviews'],
    grading: ['credits', 'letters', 'resumes', 'reviews', 'webhooks'],
    batches: ['grading', 'letters', 'resumes'],
    letters: ['billing', 'credits'],
    sharing: ['resumes'],
    'done-marks': ['resumes'],
    adverts: ['resumes'],
    versions: ['resumes'],
    clients: ['resumes'],
    remarks: ['resumes'],
    handovers: ['clients', 'credits', 'letters', 'resumes'],
    teams: ['credits', 'reviews'],
    account: [
      'adverts',
      'batches',
      'billing',
      'clients',
      'contact',
      'credits',
      'feedback',
      'handovers',
      'keys',
      'letters',
      'pool',
      'requests',
      'resumes',
      'sign-in',
      'teams',
      'versions',
      'webhooks',
    ],
    sourcing: ['finding', 'pool', 'requests', 'resumes'],
    console: ['billing', 'credits'],
    keys: ['sign-in'],
    webhooks: ['sign-in'],
  },
  'web/src/screens/': {},
};

/** Workspace names and the file each stands for. */
export const workspaces: Record<string, string> = {
  '@redmark/rubric': 'rubric/src/index.ts',
  '@redmark/contract': 'contract/src/index.ts',
  '@redmark/directory': 'directory/src/index.ts',
  '@redmark/directory/signature-v4': 'directory/src/crypto/signature-v4.ts',
  '@redmark/grader': 'grader/src/index.ts',
  '@redmark/grader/matching': 'grader/src/matching/index.ts',
  '@redmark/grader/pool': 'grader/src/pool.ts',
};

export const maximumLines = 300;

/** The files that the checks look at. */
export const sources = {
  include: '{*,{contract,directory,grader,rubric,server,web,e2e,corpus,bench,attack,scripts}/**/*}.{ts,tsx,css,mjs}',
  exclude: /node_modules|\.tsc|^web\/build$|\.react-router|^scripts\/client\/made/,
};

/** Files whose exports are used by something other than an import of ours, and by what. */
export const usedElsewhere: [files: RegExp, reason: string][] = [
  [/\.config\.ts$/, 'read by the tool that the file configures'],
  [/^scripts\/test\/(built-web|made-database)\.ts$/, 'run by vitest before the tests that need it'],
  [/^web\/src\/(screens|gallery)\/.*-route\.tsx$/, 'loaded by router/lazy-route.tsx through import.meta.glob'],
  [/^web\/src\/entry-prerender\.tsx$/, 'loaded from its build by web/prerender/prerender.ts'],
  [/^grader\/src\/(matching\/)?index\.ts$/, 'the library for those who install the grader'],
];

/** The folders in which dead exports are errors. */
export const deadExportsRefusedIn =
  /^(attack|bench|contract|corpus|directory|e2e|grader|rubric|scripts|server|web\/(prerender|src\/(router\/|[^/]+$)))/;

/** Known import cycles, by their first file; remove a cycle from this list once it is resolved. */
export const knownCircles: string[] = [];
