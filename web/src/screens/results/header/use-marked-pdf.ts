import { markedPdf } from '@redmark/contract';
import { saveFile } from '../../../api/save-file.ts';
import { useTask } from '../../../parts/calls/use-task.ts';
import { notify } from '../../../parts/notify.ts';

/** Downloads the PDF with the marks on its pages. */
export function useMarkedPdf(resumeId: string, fileName: string) {
  const savedName = `${fileName.replace(/\.pdf$/i, '')} marked.pdf`;
  return useTask(async () => await saveFile(markedPdf, { params: { id: resumeId } }, savedName), {
    onSuccess: () => notify('success', 'Your marked PDF has been downloaded'),
  });
}
