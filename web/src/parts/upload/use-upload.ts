import { maximumUploadBytes, refusals, type Thumbnail, uploadContentType } from '@redmark/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Refused } from '../../api/refused.ts';
import { readSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { endVisit, keepPages, keepVisit, readVisit, type Visit } from '../../session/visit.ts';
import { notify } from '../notify.ts';

export type UploadState =
  | { at: 'idle'; complaint?: string }
  | { at: 'sending'; fileName: string; percent: number }
  /** The file is there; `pages` come when it has been opened and drawn. */
  | { at: 'preview'; visit: Visit; pages: Thumbnail | undefined }
  | { at: 'error'; message: string | undefined };

/** The life of one upload, from the chosen file to its pages. What is loaded only then is asked for only then. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const location = useLocation();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();

  const show = useCallback(async (visit: Visit) => {
    setState({ at: 'preview', visit, pages: undefined });
    try {
      const { drawPages } = await import('./draw-pages.ts');
      const pages = await drawPages(visit);
      keepPages(pages);
      setState((now) => (isPreviewOf(now, visit) ? { at: 'preview', visit, pages } : now));
      return true;
    } catch (refused) {
      const { status, message } = refused as Refused;
      // Without an answer of the server the file may well be fine: it shows again when the page is loaded again.
      if (status !== undefined && status < 500) endVisit();
      // A visit whose file has been deleted meanwhile is simply over.
      const next: UploadState = status === 404 ? { at: 'idle' } : { at: 'error', message };
      setState((now) => (isPreviewOf(now, visit) ? next : now));
      return false;
    }
  }, []);

  useEffect(() => {
    const asked = location.state as { refusal?: string; another?: boolean } | null;
    const visit = visitHere();
    if (asked?.refusal !== undefined) setState({ at: 'error', message: asked.refusal });
    else if (visit && !visit.owned && isSignedIn) void attach();
    else if (visit && !asked?.another) void show(visit);
    // Whose it was has logged out.
    else if (!visit) setState((now) => (now.at === 'preview' ? { at: 'idle' } : now));

    /** Left here before somebody signed in: it becomes theirs, and goes on where it was. */
    async function attach() {
      try {
        const { claimVisit } = await import('../../session/claim.ts');
        const path = await claimVisit();
        if (path && path !== '/dashboard') return await navigate(path);
        const owned = readVisit();
        if (owned) await show(owned);
      } catch (refused) {
        void notify('error', (refused as Error).message);
      }
    }
  }, [location.state, show, navigate, isSignedIn]);

  async function send(file: File) {
    const complaint = complaintAbout(file);
    if (complaint) return setState({ at: 'idle', complaint });
    setState({ at: 'sending', fileName: file.name, percent: 0 });
    try {
      const { uploadResume } = await import('../../api/upload.ts');
      const sent = await uploadResume(file, isSignedIn, (percent) =>
        setState({ at: 'sending', fileName: file.name, percent }),
      );
      const visit: Visit = { ...sent, size: file.size, step: 'uploaded' };
      keepVisit(visit);
      if (await show(visit)) void notify('success', 'Resume uploaded successfully');
    } catch (refused) {
      setState({ at: 'error', message: (refused as Error).message });
      void notify('error', 'Error uploading resume. Server returned an error.');
    }
  }

  function startAgain() {
    endVisit();
    setState({ at: 'idle' });
    // The refusal travelled in the history entry; it must not come back with a reload.
    if (location.state) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }

  return { state, send, startAgain };
}

/** An account's resume is nobody else's; what a visitor left here waits to be attached when an account is there. */
function visitHere(): Visit | undefined {
  const visit = readVisit();
  if (!visit?.owned || readSession().isSignedIn) return visit;
  endVisit();
  return undefined;
}

/** The preview may have been closed, or be that of another file, by the time an answer arrives. */
function isPreviewOf(state: UploadState, visit: Visit): boolean {
  return state.at === 'preview' && state.visit === visit;
}

export function complaintAbout({ type, size }: { type: string; size: number }): string | undefined {
  if (type !== uploadContentType) return refusals.upload_not_pdf.message;
  if (size > maximumUploadBytes) return refusals.upload_too_large.message;
  return undefined;
}
