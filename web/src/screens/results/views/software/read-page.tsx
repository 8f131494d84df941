import type { Finding } from '@redmark/contract';
import { type SVGProps, useEffect, useState } from 'react';
import { Pager } from '../../../../parts/controls/pager.tsx';
import { PageImage } from '../../../../parts/report/page-image.tsx';
import { useReport } from '../../report/report-context.ts';

/** The boxes on the pages that a field was read from. */
export type Spot = Finding['boxes'];

/** `unread` are the areas whose text could not be placed. */
type Props = { spot: Spot | undefined; unread: Spot };

/** The page, with the boxes highlighted that a field was read from, and what was not read crossed out. */
export function ReadPage({ spot, unread }: Props) {
  const { images, grading, fileName, renewImages } = useReport();
  const [page, setPage] = useState(0);
  const spotPage = spot?.[0]?.page;
  useEffect(() => {
    if (spotPage !== undefined) setPage(spotPage);
  }, [spotPage]);
  const size = grading.pages[page] ?? { width: 612, height: 792 };
  return (
    <div className="flex flex-col gap-3">
      <PageImage src={images[page]} alt={`Page ${page + 1} of ${fileName}`} size={size} onBroken={renewImages}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="pointer-events-none absolute inset-0 size-full"
          aria-hidden="true"
        >
          <Boxes spots={unread} page={page} look={unreadLook} />
          <Boxes spots={spot ?? []} page={page} look={spotLook} />
        </svg>
      </PageImage>
      {grading.pages.length > 1 && (
        <div className="self-center">
          <Pager page={page} count={grading.pages.length} onPage={setPage} />
        </div>
      )}
    </div>
  );
}

const unreadLook = { className: 'fill-amber/15 stroke-amber', strokeWidth: '0.8', strokeDasharray: '3 2' };
const spotLook = { className: 'fill-mark-guide/15 stroke-mark-guide', strokeWidth: '1.2' };

function Boxes({ spots, page, look }: { spots: Spot; page: number; look: SVGProps<SVGRectElement> }) {
  return spots
    .filter((one) => one.page === page)
    .map(({ box: [left, top, right, bottom] }) => (
      <rect key={`${left} ${top}`} x={left} y={top} width={right - left} height={bottom - top} {...look} />
    ));
}
