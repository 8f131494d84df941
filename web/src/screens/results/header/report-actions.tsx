import { markedPdf } from '@redmark/contract';
import { Download, Link2, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useTask } from '../../../parts/calls/use-task.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { notify } from '../../../parts/toasts/notify.ts';
import { useReport } from '../report/report-context.ts';

const ShareDialog = lazy(async () => ({ default: (await import('../sharing/share-dialog.tsx')).ShareDialog }));

/** What can be done with the report as a whole. Only its owner can share it and download the marked file. */
export function ReportActions({ onPrint }: { onPrint: () => void }) {
  const { ownId, fileName } = useReport();
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {ownId && <MarkedPdfButton resumeId={ownId} fileName={fileName} />}
      {ownId && <ShareButton resumeId={ownId} />}
      <Button look="quiet" size="small" onClick={onPrint}>
        <Printer className="size-4" aria-hidden="true" />
        Print
      </Button>
    </div>
  );
}

function MarkedPdfButton({ resumeId, fileName }: { resumeId: string; fileName: string }) {
  const savedName = `${fileName.replace(/\.pdf$/i, '')} marked.pdf`;
  const { mutate: save, isPending } = useTask(
    async () => await saveFile(markedPdf, { params: { id: resumeId } }, savedName),
    { onSuccess: () => notify('success', 'Your marked PDF has been downloaded') },
  );
  return (
    <Button look="quiet" size="small" onClick={() => void save()} aria-disabled={isPending} aria-busy={isPending}>
      <Download className={`size-4 ${isPending ? 'breathe' : ''}`} aria-hidden="true" />
      {isPending ? 'Marking your PDF…' : 'Download marked PDF'}
    </Button>
  );
}

function ShareButton({ resumeId }: { resumeId: string }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Link2 className="size-4" aria-hidden="true" />
        Share
      </Button>
      {open !== undefined && (
        <Suspense>
          <ShareDialog resumeId={resumeId} open={open} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
}
