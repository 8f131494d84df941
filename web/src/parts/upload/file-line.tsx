import { sizeText } from './size-text.ts';

/** The name of a file, its PDF tag and its size. */
export function FileLine({ fileName, size }: { fileName: string; size?: number | undefined }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="line-clamp-2 font-medium break-words" title={fileName}>
        {fileName}
      </p>
      <p className="figures flex items-center gap-2 text-14 text-soft">
        <span className="rounded-control border border-edge px-1 text-12 font-semibold text-ink">PDF</span>
        {sizeText(size)}
      </p>
    </div>
  );
}
