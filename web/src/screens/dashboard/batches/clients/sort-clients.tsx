import type { BatchFile } from '@redmark/contract';
import { Users } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../../parts/controls/button.tsx';

const SortDialog = lazy(async () => ({ default: (await import('./sort-dialog.tsx')).SortDialog }));

/** Says of the graded resumes of a batch whose they are, of the account's clients. */
export function SortClients({ files }: { files: BatchFile[] }) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const graded = files.filter(({ state, resumeId }) => state === 'done' && resumeId !== null);
  if (graded.length === 0) return null;
  return (
    <>
      <Button ref={button} look="quiet" size="small" onClick={() => setOpen(true)}>
        <Users className="size-4" aria-hidden="true" />
        Put under clients
      </Button>
      {open !== undefined && (
        <Suspense>
          <SortDialog files={graded} open={open} onOpen={setOpen} returnTo={button} />
        </Suspense>
      )}
    </>
  );
}
