import { claimPublicResume, unclaimedUploadHours } from '@redmark/contract';
import { call } from '../api/call.ts';
import { Refused } from '../api/refused.ts';
import { reportPath } from './last-report.ts';
import { endVisit, keepVisit, readVisit } from './visit.ts';

/** For visitors who come back to a resume that was deleted meanwhile. */
export const goneText = `The resume you uploaded here is gone: without an account it is kept for ${unclaimedUploadHours} hours. Upload it again.`;

/** Attaches the resume a visitor uploaded here to the account, and answers where to go on with it. */
export async function claimVisit(): Promise<string | undefined> {
  const visit = readVisit();
  if (!visit || visit.owned) return undefined;
  try {
    const resume = await call(claimPublicResume, { body: { resumeId: visit.resumeId } });
    if (resume.grading) {
      endVisit();
      return reportPath(visit.resumeId);
    }
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.status !== 404) throw refused;
    endVisit();
    throw new Refused('gone', goneText, 404);
  }
  keepVisit({ ...visit, owned: true });
  return visit.step === 'uploaded' ? '/dashboard' : '/preprocessing';
}
