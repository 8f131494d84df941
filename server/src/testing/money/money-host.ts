import { setTimeout as pause } from 'node:timers/promises';
import { startHost } from '../../compose/start-host.ts';
import { readConfig } from '../../config/config.ts';
import type { Person } from '../../platform/identity/identity.ts';
import { createSteeredGraders } from '../steered-graders.ts';
import { withTestUsers } from '../test-users.ts';
import { people } from './people.ts';

/**
 * The real host as a process that can be killed, except that its users need no password and its graders take a random
 * time.
 */
const longestGradingMilliseconds = 120;

const users = new Map<string, Person>(people.map((token) => [token, { issuer: 'test', subject: token }]));
const { graders } = createSteeredGraders();

const host = await startHost(readConfig(process.env), {
  graders: {
    ...graders,
    async grade(bytes, options) {
      await pause(Math.random() * longestGradingMilliseconds);
      return await graders.grade(bytes, options);
    },
  },
  identity: (directory) => withTestUsers(directory, users),
});
console.log(`Redmark is running on ${host.address}`);
process.once('SIGTERM', () => host.close().then(() => process.exit(0)));
