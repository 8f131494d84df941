/** Who may import whom. The longest matching folder decides; `node` allows Node's own modules. */
export type Zone = { may: string[]; node?: boolean };

export const zones: Record<string, Zone> = {
  'rubric/src/': { may: ['rubric/src/'] },
  'contract/src/': { may: ['contract/src/', 'rubric/src/'] },
  'grader/src/rules/': { may: ['rubric/src/', 'grader/src/rules/', 'grader/src/model/', 'grader/src/words/'] },
  'grader/src/model/': { may: ['rubric/src/', 'grader/src/model/', 'grader/src/words/'] },
  'grader/src/words/': { may: ['grader/src/words/'] },
  'grader/src/reading/': { may: ['grader/src/reading/', 'grader/src/model/', 'grader/src/words/'] },
  'grader/src/scoring/': { may: ['rubric/src/', 'grader/src/scoring/', 'grader/src/model/'] },
  'grader/src/': { may: ['grader/src/', 'rubric/src/'], node: true },
  'server/src/platform/': { may: ['server/src/platform/', 'server/src/part-down.ts', 'contract/src/'], node: true },
  'server/src/platform/graders/': {
    may: ['server/src/platform/', 'server/src/part-down.ts', 'rubric/src/', 'contract/src/', 'grader/src/index.ts'],
    node: true,
  },
  'server/src/platform/identity/': {
    may: ['server/src/platform/', 'server/src/part-down.ts', 'server/src/database/', 'contract/src/'],
    node: true,
  },
  'server/src/platform/queue/': {
    may: ['server/src/platform/', 'server/src/part-down.ts', 'server/src/database/', 'contract/src/'],
    node: true,
  },
  'server/src/platform/payments/': {
    may: ['server/src/platform/', 'server/src/part-down.ts', 'server/src/database/', 'contract/src/'],
    node: true,
  },
  'server/src/database/': {
    may: ['server/src/database/', 'server/src/part-down.ts', 'server/src/cannot-start.ts', 'rubric/src/'],
    node: true,
  },
  'server/src/features/': {
    may: [
      'rubric/src/',
      'contract/src/',
      'grader/src/index.ts',
      'server/src/database/',
      'server/src/errors.ts',
      'server/src/services.ts',
    ],
  },
  'server/src/': { may: ['server/src/', 'rubric/src/', 'contract/src/', 'grader/src/index.ts'], node: true },
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
  'web/src/': { may: ['web/src/', 'rubric/src/', 'contract/src/'] },
};

/** Children of these folders never import one another. */
export const siblings = ['server/src/features/', 'web/src/screens/'];

/** Workspace names and the file each stands for. */
export const workspaces: Record<string, string> = {
  '@redmark/rubric': 'rubric/src/index.ts',
  '@redmark/contract': 'contract/src/index.ts',
  '@redmark/grader': 'grader/src/index.ts',
};

export const maximumLines = 300;
