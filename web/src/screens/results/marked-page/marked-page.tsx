import type { Finding, Grading, PageGuide } from '@redmark/contract';
import { PageImage } from '../../../parts/page-image.tsx';
import { type Report, sheetId } from '../report/report-context.ts';
import { PageChips } from './page-chips.tsx';
import { PageGuides } from './page-guides.tsx';
import { PageMarks } from './page-marks.tsx';
import { edgesOf } from './place-chips.ts';

type Props = {
  report: Report;
  page: number;
  findings: Finding[];
  guides: PageGuide[];
};

/** The true page with the marks of the open tab on it. */
export function MarkedPage({ report, page, findings, guides }: Props) {
  const size: Grading['pages'][number] = report.grading.pages[page] ?? { width: 612, height: 792 };
  const marks = findings.flatMap((finding) =>
    finding.boxes.flatMap((box, place) => (box.page === page ? [{ finding, box: box.box, place }] : [])),
  );
  return (
    <div id={sheetId(page)} className="relative scroll-mt-24">
      <PageImage
        src={report.images[page]}
        alt={`Page ${page + 1} of ${report.fileName}`}
        size={size}
        onBroken={report.renewImages}
      >
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          <PageGuides guides={guides.filter((guide) => guide.page === page)} height={size.height} />
          <PageMarks marks={marks} />
        </svg>
        <PageChips marks={marks} size={size} edges={edgesOf(report.grading.findings, page, size.width)} />
      </PageImage>
    </div>
  );
}
