import { markedPdf } from '@redmark/contract';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { notify } from '../../../parts/notify.ts';

/** Fetches the marked file once at a time; what goes wrong is said with the next step. */
export function useMarkedPdf(resumeId: string, fileName: string) {
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      await saveFile(markedPdf, { params: { id: resumeId } }, `${fileName.replace(/\.pdf$/i, '')} marked.pdf`);
      void notify('success', 'Your marked PDF has been downloaded');
    } catch (refused) {
      void notify('error', (refused as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return { save, busy };
}
