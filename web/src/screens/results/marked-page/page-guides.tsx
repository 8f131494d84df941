import type { PageGuide } from '@redmark/contract';

/** A hairline where lines should start, and a tick to each word that starts elsewhere. */
export function PageGuides({ guides, height }: { guides: PageGuide[]; height: number }) {
  return guides.map(({ key, mode, display_text, sar_list }) => (
    <g key={`${key}-${mode}`}>
      <title>{display_text}</title>
      <line
        x1={mode}
        x2={mode}
        y1={0}
        y2={height}
        className={`mark mark-guide ${Object.keys(sar_list).length === 0 ? 'opacity-40' : ''}`}
      />
      {Object.entries(sar_list).map(
        ([
          word,
          {
            word_coor: [x1, y1, x2, y2],
          },
        ]) => (
          <path key={word} d={`M${mode} ${(y1 + y2) / 2}H${nearer(mode, x1, x2)}`} className="mark mark-guide" />
        ),
      )}
    </g>
  ));
}

/** Left guides hold the beginnings of lines, right ones their ends. */
function nearer(mode: number, x1: number, x2: number): number {
  return Math.abs(mode - x1) < Math.abs(mode - x2) ? x1 : x2;
}
