import { pageSize } from '@redmark/contract';
import { PageImage } from '../../parts/report/page-image.tsx';
import { Seal } from '../../parts/report/seal.tsx';

type Props = { src: string | undefined; fileName: string };

/** The first page of the resume that waits for its account, under its seal. */
export function SealedPage({ src, fileName }: Props) {
  return (
    <div className="relative w-full max-w-md">
      <PageImage src={src} alt={`Page 1 of ${fileName}`} size={pageSize.desktop} />
      <div className="stamp absolute -top-6 -right-4 w-28">
        <Seal />
      </div>
    </div>
  );
}

/** The same on narrow screens, where it stands above the form. */
export function SealedLine({ src, fileName }: Props) {
  return (
    <div className="flex items-center gap-4 border-line border-y py-3 laptop:hidden">
      {src && <img src={src} alt="" className="h-20 w-auto border border-page-line bg-page" />}
      <div className="min-w-0 text-14">
        <p className="truncate font-medium">{fileName}</p>
        <p className="text-soft">Graded and sealed. It opens with your account.</p>
      </div>
    </div>
  );
}
