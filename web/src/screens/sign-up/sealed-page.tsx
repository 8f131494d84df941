import { pageSize } from '@redmark/contract';
import { PageImage } from '../../parts/page-image.tsx';
import { Seal } from '../../parts/seal.tsx';

/** The person's own page, graded and closed. */
export function SealedPage({ src, fileName }: { src: string | undefined; fileName: string }) {
  return (
    <div className="relative w-full max-w-md">
      <PageImage src={src} alt={`Page 1 of ${fileName}`} size={pageSize.desktop} />
      <div className="stamp absolute -top-6 -right-4 w-28">
        <Seal />
      </div>
    </div>
  );
}
