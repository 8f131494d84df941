import type { BatchFile } from '@redmark/contract';
import { filesText } from './batch-counts.ts';

type Props = { files: readonly BatchFile[]; failed: ReadonlyMap<number, string> | undefined };

/** The usual sentence asks for another file, which is not needed here. */
const notPdf = 'This is not a PDF.';

/** What will not be graded as it is, each with the reason. */
export function NotTaken({ files, failed }: Props) {
  const rows = files.flatMap((file) => {
    const why = reasonFor(file, files, failed);
    return why === undefined ? [] : [{ ...file, why }];
  });
  if (rows.length === 0) return null;
  return (
    <div className="self-start border-pen border-l-2 pl-4">
      <h3 className="font-sans font-semibold">{filesText(rows.length)} not graded. This cost nothing.</h3>
      <ul aria-label="Files that are not graded" className="mt-2 flex flex-col gap-2">
        {rows.map(({ number, fileName, why }) => (
          <li key={number} className="text-14">
            <span className="font-medium break-words">{fileName}</span>
            <span className="block text-soft">{why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function reasonFor(
  { state, error, sameAs, number }: BatchFile,
  files: readonly BatchFile[],
  failed: Props['failed'],
): string | undefined {
  if (state === 'same')
    return `The same file as ${files.find((other) => other.number === sameAs)?.fileName ?? 'another'}.`;
  if (state === 'refused' || state === 'failed') return error?.code === 'upload_not_pdf' ? notPdf : error?.message;
  return state === 'waiting' ? failed?.get(number) : undefined;
}
