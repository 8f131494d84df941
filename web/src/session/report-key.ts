/** Where the browser remembers a report it was given. The list of reports fills it in, so that they open at once. */
export const reportKey = (resumeId: string, owned: boolean) => ['report', resumeId, owned] as const;

/** Where it remembers the list. */
export const reportsKey = ['resumes'] as const;
