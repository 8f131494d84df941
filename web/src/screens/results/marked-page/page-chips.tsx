import { signOf } from '../remarks/remark-finding.ts';
import { chipId } from '../report/element-ids.ts';
import { moveFocus } from '../report/move-focus.ts';
import { useReport } from '../report/report-context.ts';
import { penOf } from '../report/report-tabs.ts';
import { useSelection } from '../report/selection.ts';
import type { Mark } from './page-marks.tsx';
import { type Edges, placeChips } from './place-chips.ts';
import { type PageSize, shareOf } from './scale-box.ts';

/** In points: slightly more than a chip covers on a letter page, at every width it is shown in. */
const chipSize = 25;

export function PageChips({ marks, size, edges }: { marks: Mark[]; size: PageSize; edges: Edges }) {
  const { selected, hovered, selectBox, hover } = useSelection();
  const { done } = useReport();
  const first = [...new Map(marks.toReversed().map((mark) => [mark.finding.number, mark])).values()];
  const chips = placeChips(
    first.map(({ finding, box }) => ({ number: finding.number, box })),
    chipSize,
    edges,
  );
  return first
    .toSorted((a, b) => a.finding.number - b.finding.number)
    .map(({ finding }) => {
      const { number, title } = finding;
      const chip = chips.find((one) => one.number === number);
      if (!chip) return null;
      const active = selected === number || hovered === number;
      return (
        <button
          key={number}
          id={chipId(number)}
          type="button"
          aria-label={`Mark ${signOf(number)} on the page: ${title}${done.has(number) ? ', done' : ''}`}
          aria-pressed={selected === number}
          className={`page-chip page-chip-${penOf(finding)}`}
          data-active={active || undefined}
          data-done={done.has(number) || undefined}
          style={{ left: shareOf(chip.x, size.width), top: shareOf(chip.y, size.height) }}
          onClick={() => selectBox(finding)}
          onKeyDown={(event) => moveFocus(event, 'chip', number)}
          onFocus={() => hover(number)}
          onBlur={() => hover(undefined)}
          onMouseEnter={() => hover(number)}
          onMouseLeave={() => hover(undefined)}
        >
          {signOf(number)}
        </button>
      );
    });
}
