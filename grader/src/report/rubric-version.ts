/** Frozen into every report. Any change that can change a report of the same bytes needs a new one. */
export const rubricVersion = '2026.11.3';
