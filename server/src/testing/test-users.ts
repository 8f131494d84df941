import type { Identity, Person } from '../platform/identity/identity.ts';

/** The real directory, and besides it people who are signed in without having signed in. */
export function withTestUsers(directory: Identity, users: Map<string, Person>): Identity {
  return {
    personOf: async (token) => users.get(token) ?? (await directory.personOf(token)),
    attributesOf: async (token) => {
      const person = users.get(token);
      return person ? { email: `${person.subject}@test.example` } : await directory.attributesOf(token);
    },
    setAttributes: async (token, attributes) => {
      if (!users.has(token)) await directory.setAttributes(token, attributes);
    },
    remove: async (token) => {
      if (!users.delete(token)) await directory.remove(token);
    },
  };
}
