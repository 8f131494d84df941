import type { Clearance, Identity, Person } from '../platform/identity/identity.ts';

/** Test users count as just signed in, wherever the clock was moved to. */
const justNow = new Date('2100-01-01T00:00:00Z');

export type TestUser = Person & { clearance?: Clearance };

/** The real directory, plus users whose tokens the test made up. */
export function withTestUsers(directory: Identity, users: Map<string, TestUser>): Identity {
  return {
    async personOf(token) {
      const user = users.get(token);
      return user ? { issuer: user.issuer, subject: user.subject } : await directory.personOf(token);
    },
    clearanceOf: async (token) => users.get(token)?.clearance ?? (await directory.clearanceOf(token)),
    signedInAt: async (token) => (users.has(token) ? justNow : await directory.signedInAt(token)),
    attributesOf: async (token) => {
      const person = users.get(token);
      return person
        ? { email: `${person.subject}@test.example`, email_verified: 'true', 'custom:privacy_policy': 'true' }
        : await directory.attributesOf(token);
    },
    sendCode: directory.sendCode,
    endSessions: directory.endSessions,
    setAttributes: async (token, attributes) => {
      if (!users.has(token)) await directory.setAttributes(token, attributes);
    },
    remove: async (token) => {
      if (!users.delete(token)) await directory.remove(token);
    },
  };
}
