import type { Category, Finding } from '@redmark/contract';
import { DoneProgress } from './done/done-progress.tsx';
import type { Filter } from './filters/filter-notes.ts';
import { NoteFilters } from './filters/note-filters.tsx';
import { Legend } from './legend.tsx';
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
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-6 empty:hidden">
      <NoteFilters findings={findings} filter={filter} onFilter={onFilter} />
      <DoneProgress report={report} />
      {findings.length > 0 && (
        <div className="hidden w-full flex-wrap items-center justify-between gap-x-8 gap-y-2 tablet:flex">
          <Legend guides={tab === 'formatting' && report.grading.guides.length > 0} />
          <KeyHint />
        </div>
      )}
      <WithheldLine count={report.withheld?.[tab] ?? 0} isShared={report.isShared ?? false} />
    </div>
  );
}

/** For whoever has keys; the notes themselves work without knowing them. */
function KeyHint() {
  return (
    <p className="hidden text-12 text-soft [@media(hover:hover)]:block">
      <Keys>↑ ↓</Keys> through the notes, <Keys>→</Keys> to the mark on the page, <Keys>←</Keys> back to its note
    </p>
  );
}

function Keys({ children }: { children: string }) {
  return <kbd className="rounded-control border border-line px-1 font-sans text-ink">{children}</kbd>;
}
