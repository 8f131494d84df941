import { readStored, removeStored, writeStored } from './local-storage.ts';

const key = 'lastReport';

export const reportPath = (resumeId: string) => `/results?id=${resumeId}`;

/** The address of the report that was open last in this browser; without one, /results leads home. */
export function lastReportPath(): string {
  const id = readStored<string>(key);
  return id === undefined ? '/results' : reportPath(id);
}

export const keepLastReport = (resumeId: string) => writeStored(key, resumeId);

export const forgetLastReport = () => removeStored(key);
