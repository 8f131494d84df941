import type { Finding } from '@redmark/contract';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../parts/controls/button.tsx';
import { useReport } from '../report/report-context.ts';
import { signOf } from './remark-finding.ts';

const RemarkDialog = lazy(async () => ({ default: (await import('./remark-dialog.tsx')).RemarkDialog }));

/** Begins a note of one's own, beside a report of one's own. */
export function AddRemark() {
  const { ownId } = useReport();
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  if (ownId === undefined) return null;
  return (
    <>
      <Button ref={button} look="quiet" size="small" onClick={() => setOpen(true)}>
        <PenLine className="size-4" aria-hidden="true" />
        Add a note
      </Button>
      {open !== undefined && (
        <Suspense>
          <RemarkDialog resumeId={ownId} open={open} onOpen={setOpen} returnTo={button} />
        </Suspense>
      )}
    </>
  );
}

/** Opens a note that the reader wrote, to change or remove it. */
export function ChangeRemark({ finding: { number } }: { finding: Finding }) {
  const { ownId, remarks } = useReport();
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const remark = remarks.find(({ letter, author }) => letter === signOf(number) && author === '');
  if (ownId === undefined || !remark) return null;
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        className="mt-3 self-start"
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        Change<span className="sr-only"> note {remark.letter}</span>
      </Button>
      {open !== undefined && (
        <Suspense>
          <RemarkDialog
            key={remark.text}
            resumeId={ownId}
            remark={remark}
            open={open}
            onOpen={setOpen}
            returnTo={button}
          />
        </Suspense>
      )}
    </>
  );
}
