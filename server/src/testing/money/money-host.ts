import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../config.ts';
import type { Person } from '../../platform/identity/identity.ts';
import { openPlatform } from '../../platform.ts';
import { startHost } from '../../start-host.ts';
import { createSteeredGraders } from '../steered-graders.ts';
import { withTestUsers } from '../test-users.ts';
import { people } from './people.ts';

/** The real host as a process that can be killed: only its people need no password, and its graders take their time. */
const longestGradingMilliseconds = 120;

const users = new Map<string, Person>(people.map((token) => [token, { issuer: 'test', subject: token }]));
const { graders } = createSteeredGraders();

const host = await startHost(readConfig(process.env), async (config) => {
  const platform = await openPlatform(config, 'host', async () => ({
    ...graders,
    async grade(bytes, options) {
      await pause(Math.random() * longestGradingMilliseconds);
      return await graders.grade(bytes, options);
    },
  }));
  const identity = withTestUsers(platform.identity.identity, users);
  return {
    ...platform,
    identity: { ...platform.identity, identity },
    services: { ...platform.services, identity },
  };
});
console.log(`Redmark is running on ${host.address}`);
process.once('SIGTERM', () => host.close().then(() => process.exit(0)));
