/** Where the browser remembers a report it was given. Pointing at one in a list fetches it, so that it opens at once. */
export const reportKey = (resumeId: string, owned: boolean) => ['report', resumeId, owned] as const;

/** Where it remembers the lists, whatever was looked for. */
export const reportsKey = ['resumes'] as const;
