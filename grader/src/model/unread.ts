import type { Unread } from '@redmark/rubric';
import type { Understanding } from './resume.ts';

/**
 * Shares of words below which no letter is given, chosen where the grades of resumes read by hand and by the grader part
 * (decision 101).
 */
const leastCareer = 0.5;
const leastWhole = 0.4;

/** What has no letter because too little of it was read. */
export function unreadOf({ share, career }: Understanding): Unread | undefined {
  if (share < leastWhole) return 'whole';
  return career < leastCareer ? 'content' : undefined;
}

/** A share as reports keep it. */
export const hundredths = (share: number) => Math.round(share * 100) / 100;
