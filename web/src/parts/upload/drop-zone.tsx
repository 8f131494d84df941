import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { buttonClass } from '../controls/button.tsx';

/** What a panel says and takes where many files may be chosen at once. */
export type ManyFiles = {
  /** The kinds of files, as the attribute of an input. */
  accept: string;
  verb: string;
  hint: string;
  label: string;
  /** Whether it takes these files; one that it leaves is handled as a single resume. */
  take: (files: File[]) => boolean;
};

type Props = { complaint: string | undefined; onFiles: (files: File[]) => void; many?: ManyFiles | undefined };

/** Drop a file anywhere on it, click anywhere on it, or reach its input by keyboard. */
export function DropZone({ complaint, onFiles, many }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // The label makes the whole panel a target for the input inside; dropping is an extra for pointers.
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`m-3 flex flex-1 cursor-pointer flex-col items-center justify-center gap-4 border border-dashed p-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-guide has-focus-visible:outline-offset-2 ${
        over ? 'border-pen bg-pen-wash' : 'border-edge hover:border-ink'
      }`}
    >
      <FileUp aria-hidden="true" className="size-8 text-pen" strokeWidth={1.5} />
      <span className={buttonClass({ size: 'large' })}>{many?.verb ?? 'Choose your resume'}</span>
      <span className="text-14 text-soft">{many?.hint ?? 'or drop it here. PDF, up to 30 MB.'}</span>
      <input
        id={id}
        type="file"
        multiple={many !== undefined}
        accept={many?.accept ?? 'application/pdf,.pdf'}
        aria-label={many?.label ?? 'Choose your resume, a PDF of up to 30 MB'}
        aria-describedby={`${id}-complaint`}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
      <span id={`${id}-complaint`} role="alert" className="text-14 font-medium text-pen empty:hidden">
        {complaint}
      </span>
    </label>
  );
}
