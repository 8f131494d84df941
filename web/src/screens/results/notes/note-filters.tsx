import type { Finding } from '@redmark/contract';
import { useReport } from '../report/report-context.ts';
import { type Filter, filterNames, filterNotes, offeredFilters } from './filter-notes.ts';

type Props = { findings: Finding[]; filter: Filter; onFilter: (filter: Filter) => void };

export function NoteFilters({ findings, filter, onFilter }: Props) {
  const { done, onDone } = useReport();
  const offered = offeredFilters(findings, onDone !== undefined);
  if (findings.length === 0 || offered.length < 2) return null;
  return (
    <fieldset aria-label="Which notes to show" className="flex flex-wrap gap-2">
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={filter === one}
          onClick={() => onFilter(one)}
          className="figures inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge px-3 text-14 hover:bg-line/50 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Stroke filter={one} />
          {filterNames[one]}
          <span className="text-12 opacity-80">{filterNotes(findings, one, done).length}</span>
        </button>
      ))}
    </fieldset>
  );
}

const strokes: Partial<Record<Filter, string>> = {
  critical: 'border-mark-red',
  major: 'border-mark-red',
  minor: 'border-amber border-dashed',
};

/** A sample of the outline that notes of this weight have on the page. */
function Stroke({ filter }: { filter: Filter }) {
  const stroke = strokes[filter];
  return stroke && <span className={`h-3 w-5 border-[1.5px] bg-surface ${stroke}`} aria-hidden="true" />;
}
