import { edgesOf, placeChips } from '../marked-page/place-chips.ts';
import { isRemark, remarkFinding, signOf } from '../remarks/remark-finding.ts';
import { useReport } from '../report/report-context.ts';
import { penOf } from '../report/report-tabs.ts';

const chipSize = 18;

/** One page with the marks of all three categories, and with what people wrote. */
export function PrintPage({ src, page }: { src: string; page: number }) {
  const { grading, fileName, remarks } = useReport();
  const { pages, findings } = grading;
  const size = pages[page] ?? { width: 612, height: 792 };
  const marks = [...findings, ...remarks.map((remark) => remarkFinding(remark, 'content'))].flatMap((finding) =>
    finding.boxes.flatMap(({ page: on, box }) => (on === page ? [{ finding, number: finding.number, box }] : [])),
  );
  const first = [...new Map(marks.toReversed().map((mark) => [mark.number, mark])).values()];
  const chips = placeChips(first, chipSize, edgesOf(findings, page, size.width));
  const penAt = (number: number) => first.find((mark) => mark.number === number)?.finding;
  return (
    <figure className="print-page">
      <figcaption>
        {fileName}, page {page + 1} of {pages.length}
      </figcaption>
      <div className="print-sheet" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <img src={src} alt="" />
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {marks.map(({ finding, number, box: [x1, y1, x2, y2] }) => (
            <rect
              key={`${number}-${x1}-${y1}`}
              x={x1}
              y={y1}
              width={x2 - x1}
              height={y2 - y1}
              rx="1.5"
              className={`print-mark-${penOf(finding)}`}
            />
          ))}
          {chips.map(({ number, x, y }) => {
            const finding = penAt(number);
            return (
              <g key={number} className={finding ? `print-chip-${penOf(finding)}` : ''}>
                {finding && isRemark(finding) ? (
                  <rect x={x + 2} y={y + 2} width={chipSize - 4} height={chipSize - 4} rx="2" />
                ) : (
                  <circle cx={x + chipSize / 2} cy={y + chipSize / 2} r={chipSize / 2 - 2} />
                )}
                <text x={x + chipSize / 2} y={y + chipSize / 2 + 3} textAnchor="middle" fontSize="9">
                  {signOf(number)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}
