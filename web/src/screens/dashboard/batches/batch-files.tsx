import type { BatchFile } from '@redmark/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../parts/controls/button.tsx';
import { nameOf } from '../../../parts/report/report-words.ts';
import { reportPath } from '../../../session/last-report.ts';

type Props = { files: readonly BatchFile[]; isSending: boolean; failed: ReadonlyMap<number, string> | undefined };

const shownAtFirst = 12;

/** Every file that is or may be graded, with where it stands. */
export function BatchFiles({ files, isSending, failed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const taken = files.filter(({ state, number }) => state !== 'refused' && state !== 'same' && !failed?.has(number));
  if (taken.length === 0) return null;
  const shown = isOpen ? taken : taken.slice(0, shownAtFirst);
  return (
    <div className="flex flex-col items-start gap-4">
      <ul aria-label="Files" className="grid w-full gap-x-16 laptop:grid-cols-2">
        {shown.map((file) => (
          <FileRow key={file.number} file={file} isSending={isSending} />
        ))}
      </ul>
      {taken.length > shownAtFirst && (
        <Button look="bare" size="small" className="-ml-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${taken.length}`}
        </Button>
      )}
    </div>
  );
}

function FileRow({ file, isSending }: { file: BatchFile; isSending: boolean }) {
  const { fileName, state, resumeId, grade } = file;
  const isDone = state === 'done' && resumeId !== null;
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-2">
      <span className="min-w-0 truncate" title={fileName}>
        {isDone ? (
          <Link to={reportPath(resumeId)} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
            {nameOf(fileName)}
          </Link>
        ) : (
          nameOf(fileName)
        )}
      </span>
      {isDone ? (
        <span className="figures shrink-0 font-serif text-18 font-semibold">
          <span className="sr-only">Grade </span>
          {grade?.replace('-', '−') ?? <span className="font-sans text-14 font-normal text-soft">No grade</span>}
        </span>
      ) : (
        <span className="shrink-0 text-14 text-soft">{stateText(file, isSending)}</span>
      )}
    </li>
  );
}

function stateText({ state, isFree }: BatchFile, isSending: boolean): string {
  switch (state) {
    case 'waiting':
      return isSending ? 'Uploading' : 'Not arrived';
    case 'ready':
      return isFree ? 'Ready, costs nothing' : 'Ready';
    case 'queued':
      return 'Waiting';
    case 'running':
      return 'Being graded';
    default:
      return 'Can be tried again';
  }
}
