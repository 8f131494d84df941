import type { Finding } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { Pager } from '../../../parts/controls/pager.tsx';
import { PageImage } from '../../../parts/report/page-image.tsx';
import { useReport } from '../report/report-context.ts';

/** Boxes on the pages of the resume. */
export type Spot = Finding['boxes'];

/** Boxes that are drawn alike. */
export type Marks = { look: keyof typeof looks; boxes: Spot };

const looks = {
  unread: 'fill-amber/15 stroke-amber [stroke-dasharray:3_2] [stroke-width:0.8]',
  shown: 'fill-good/10 stroke-good [stroke-width:0.8]',
  listed: 'fill-mark-amber/10 stroke-mark-amber [stroke-dasharray:3_2] [stroke-width:0.8]',
  spot: 'fill-mark-guide/15 stroke-mark-guide [stroke-width:1.2]',
};

/** `spot` is what is pointed at: the page turns to it, and it is drawn last. */
type Props = { spot: Spot | undefined; marks: readonly Marks[] };

/** The page with boxes on it. */
export function ReadPage({ spot, marks }: Props) {
  const { images, grading, fileName, renewImages } = useReport();
  const [page, setPage] = useState(0);
  const spotPage = spot?.[0]?.page;
  useEffect(() => {
    if (spotPage !== undefined) setPage(spotPage);
  }, [spotPage]);
  const size = grading.pages[page] ?? { width: 612, height: 792 };
  const drawn: Marks[] = [...marks, { look: 'spot', boxes: spot ?? [] }];
  return (
    <div className="flex flex-col gap-3">
      <PageImage src={images[page]} alt={`Page ${page + 1} of ${fileName}`} size={size} onBroken={renewImages}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="pointer-events-none absolute inset-0 size-full"
          aria-hidden="true"
        >
          {drawn.map(({ look, boxes }) => (
            <Boxes key={look} look={look} boxes={boxes.filter((one) => one.page === page)} />
          ))}
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

function Boxes({ look, boxes }: Marks) {
  return boxes.map(({ box: [left, top, right, bottom] }) => (
    <rect
      key={`${left} ${top} ${right}`}
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      className={looks[look]}
    />
  ));
}
