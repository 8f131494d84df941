import { Download, Link2, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useReport } from '../report/report-context.ts';
import { useMarkedPdf } from './use-marked-pdf.ts';

const ShareDialog = lazy(async () => ({ default: (await import('../sharing/share-dialog.tsx')).ShareDialog }));

/** What can be done with the report as a whole. Only its owner shares it and gets the file. */
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
  const { mutate: save, isPending } = useMarkedPdf(resumeId, fileName);
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
