import type { Category, Finding } from '@redmark/contract';
import { DoneProgress } from '../notes/done-progress.tsx';
import type { Filter } from '../notes/filter-notes.ts';
import { NoteFilters } from '../notes/note-filters.tsx';
import type { Report } from '../report/report-context.ts';
import { WithheldLine } from '../upgrade/withheld-line.tsx';

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
    <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 pt-6 empty:hidden">
      <NoteFilters findings={findings} filter={filter} onFilter={onFilter} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 empty:hidden tablet:ml-auto">
        {findings.length > 0 && <KeyHint />}
        <DoneProgress report={report} />
      </div>
      <WithheldLine count={report.withheld?.[tab] ?? 0} isShared={report.isShared ?? false} />
    </div>
  );
}

/** For whoever has keys; the notes themselves work without knowing them. */
function KeyHint() {
  return (
    <p className="hidden text-12 text-soft [@media(hover:hover)_and_(min-width:75rem)]:block">
      <Keys>↑ ↓</Keys> through the notes, <Keys>→</Keys> to the mark, <Keys>←</Keys> back
    </p>
  );
}

function Keys({ children }: { children: string }) {
  return <kbd className="rounded-control border border-line px-1 font-sans text-ink">{children}</kbd>;
}
