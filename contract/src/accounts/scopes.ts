/** What an API key may be allowed to do; an endpoint without a scope is never open to a key. */
export const scopes = {
  'resumes:read': 'Read resumes, their reports and marked copies',
  'resumes:write': 'Upload, rename and delete resumes, and mark findings as done',
  'gradings:write': 'Start gradings, which use credits',
} as const;
export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
