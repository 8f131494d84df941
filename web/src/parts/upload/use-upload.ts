import { maximumUploadBytes, ownRefusals, type Thumbnail, uploadContentType } from '@redmark/contract';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asRefused, type Refused } from '../../api/refused.ts';
import { readSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { endVisit, keepPages, keepVisit, readVisit, type Visit } from '../../session/visit.ts';
import type { LinkState } from '../layout/link-state.ts';
import { notify } from '../toasts/notify.ts';

export type UploadState =
  | { at: 'idle'; complaint?: string }
  | { at: 'sending'; fileName: string; size: number; percent: number }
  /** The file has arrived; `pages` come once its pages have been rendered. */
  | { at: 'preview'; visit: Visit; pages: Thumbnail | undefined }
  | { at: 'error'; message: string | undefined; isOurs: boolean };

const sealedComplaint =
  'Your graded resume waits, sealed: it opens for one credit. Buy credits, or upload another file.';

/** The life of one upload, from the chosen file to its pages. Its calls are loaded on demand, as they start. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const { state: link }: { state: LinkState | null } = useLocation();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();

  const show = useCallback(async (visit: Visit) => {
    setState({ at: 'preview', visit, pages: undefined });
    try {
      const { readPageImages } = await import('../../api/resume-calls.ts');
      const pages = await readPageImages(visit);
      keepPages(pages);
      setState((now) => (isPreviewOf(now, visit) ? { at: 'preview', visit, pages } : now));
      return true;
    } catch (error) {
      const refused = asRefused(error);
      const { status } = refused;
      // Without an answer of the server the file may well be fine, so it is kept for a reload.
      if (status !== undefined && status < 500) endVisit();
      // The file has been deleted meanwhile: start over.
      const next: UploadState = status === 404 ? { at: 'idle' } : errorOf(refused);
      setState((now) => (isPreviewOf(now, visit) ? next : now));
      return false;
    }
  }, []);

  useEffect(() => {
    const visit = visitHere();
    if (link?.refusal !== undefined) setState({ at: 'error', message: link.refusal, isOurs: link.ours ?? false });
    else if (visit && !visit.owned && isSignedIn) void attach();
    else if (visit && !link?.another) void show(visit);
    // The person it belonged to has logged out.
    else if (!visit) setState((now) => (now.at === 'preview' ? { at: 'idle' } : now));

    /** Uploaded here before somebody signed in: it is attached to their account, and they go on where it was. */
    async function attach() {
      try {
        const { claimVisit } = await import('../../session/claim.ts');
        const path = await claimVisit();
        if (path && path !== '/dashboard') return await navigate(path);
        const owned = readVisit();
        if (owned) await show(owned);
      } catch (error) {
        const { code, message } = asRefused(error);
        if (code === 'no_credits') setState({ at: 'idle', complaint: sealedComplaint });
        else void notify('error', message);
      }
    }
  }, [link, show, navigate, isSignedIn]);

  async function send(files: File[]) {
    const [file, ...more] = files;
    if (!file) return;
    const complaint = more.length > 0 ? severalComplaint(files.length) : complaintAbout(file);
    if (complaint) return setState({ at: 'idle', complaint });
    const { name: fileName, size } = file;
    setState({ at: 'sending', fileName, size, percent: 0 });
    try {
      const { uploadResume } = await import('../../api/upload.ts');
      const sent = await uploadResume(file, isSignedIn, (percent) =>
        setState({ at: 'sending', fileName, size, percent }),
      );
      const visit: Visit = { ...sent, size, step: 'uploaded' };
      keepVisit(visit);
      if (await show(visit)) void notify('success', 'Resume uploaded successfully');
    } catch (error) {
      setState(errorOf(asRefused(error)));
      void notify('error', 'Error uploading resume. Server returned an error.');
    }
  }

  function startAgain() {
    endVisit();
    setState({ at: 'idle' });
    // The refusal came in the history entry; it must not come back with a reload.
    if (link) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }

  return { state, send, startAgain };
}

/** The resume this browser remembers, unless it belongs to an account that is not signed in any more. */
function visitHere(): Visit | undefined {
  const visit = readVisit();
  if (!visit?.owned || readSession().isSignedIn) return visit;
  endVisit();
  return undefined;
}

/** No answer, or a fault of the server, says nothing about the file. */
function errorOf({ status, message }: Refused): UploadState {
  return { at: 'error', message, isOurs: status === undefined || status >= 500 };
}

/** By the time an answer arrives the preview may have been closed, or show another file. */
function isPreviewOf(state: UploadState, visit: Visit): boolean {
  return state.at === 'preview' && state.visit === visit;
}

/** Of several files none is chosen for the person who dropped them. */
const severalComplaint = (count: number) =>
  `You chose ${count} files. Each resume is graded by itself: choose one of them.`;

export function complaintAbout({ type, size }: { type: string; size: number }): string | undefined {
  if (type !== uploadContentType) return ownRefusals.upload_not_pdf.message;
  if (size === 0) return ownRefusals.upload_empty.message;
  if (size > maximumUploadBytes) return ownRefusals.upload_too_large.message;
  return undefined;
}
