/** Stored in every report. A change that can alter the report of any file needs a new version. */
export const rubricVersion = '2026.12.11';
