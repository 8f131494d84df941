import type { Finding, Grading, PageGuide } from '@redmark/contract';
import { PageImage } from '../../../parts/report/page-image.tsx';
import { sheetId } from '../report/element-ids.ts';
import { useReport } from '../report/report-context.ts';
import { PageChips } from './page-chips.tsx';
import { PageGuides } from './page-guides.tsx';
import { PageMarks } from './page-marks.tsx';
import { edgesOf } from './place-chips.ts';

type Props = { page: number; findings: Finding[]; guides: PageGuide[] };

/** The true page with the marks of the open tab on it. */
export function MarkedPage({ page, findings, guides }: Props) {
  const { grading, images, fileName, renewImages } = useReport();
  const size: Grading['pages'][number] = grading.pages[page] ?? { width: 612, height: 792 };
  const marks = findings.flatMap((finding) =>
    finding.boxes.flatMap((box, index) => (box.page === page ? [{ finding, box: box.box, index }] : [])),
  );
  return (
    <div id={sheetId(page)} className="relative scroll-mt-24">
      <PageImage src={images[page]} alt={`Page ${page + 1} of ${fileName}`} size={size} onBroken={renewImages}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          <PageGuides guides={guides.filter((guide) => guide.page === page)} height={size.height} />
          <PageMarks marks={marks} />
        </svg>
        <PageChips marks={marks} size={size} edges={edgesOf(grading.findings, page, size.width)} />
      </PageImage>
    </div>
  );
}
