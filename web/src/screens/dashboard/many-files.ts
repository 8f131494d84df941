import { messageOf } from '../../api/refused.ts';
import { notify } from '../../parts/toasts/notify.ts';
import type { ManyFiles } from '../../parts/upload/drop-zone.tsx';
import { isZip } from './batches/is-zip.ts';

/** Several files, or a ZIP, become a batch; a single PDF goes on as everywhere else. */
export const manyFiles: ManyFiles = {
  accept: 'application/pdf,.pdf,application/zip,.zip',
  verb: 'Choose resumes',
  hint: 'One or up to 100, or a ZIP of them. PDF, up to 30 MB each.',
  label: 'Choose resumes, PDFs of up to 30 MB each',
  take(files) {
    const isMany = files.length > 1 || files.some(isZip);
    if (isMany) void begin(files);
    return isMany;
  },
};

async function begin(files: File[]) {
  try {
    await (await import('./batches/begin-batch.ts')).beginBatch(files);
  } catch (error) {
    void notify('error', messageOf(error));
  }
}
