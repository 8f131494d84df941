import type { Category, Finding } from '@redmark/contract';
import { DoneProgress } from './done/done-progress.tsx';
import type { Filter } from './filters/filter-notes.ts';
import { NoteFilters } from './filters/note-filters.tsx';
import type { Report } from './report-context.ts';
import { WithheldLine } from './upgrade/withheld-line.tsx';

type Props = {
  report: Report;
  tab: Category;
  findings: Finding[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** Which notes are shown and how far one is with them. */
export function DeskTools({ report, tab, findings, filter, onFilter }: Props) {
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-6 empty:hidden">
      <NoteFilters findings={findings} filter={filter} onFilter={onFilter} />
      <DoneProgress report={report} />
      <WithheldLine count={report.withheld?.[tab] ?? 0} isShared={report.isShared ?? false} />
    </div>
  );
}
