import type { Category, Finding } from '@redmark/contract';
import { DoneProgress } from '../notes/done-progress.tsx';
import type { Filter } from '../notes/filter-notes.ts';
import { NoteFilters } from '../notes/note-filters.tsx';
import { AddRemark } from '../remarks/remark-buttons.tsx';
import { useReport } from '../report/report-context.ts';
import { HiddenByPlan } from '../upgrade/hidden-by-plan.tsx';

type Props = {
  tab: Category;
  findings: Finding[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** Above the notes of a tab: their filters, how many are done, and how many the plan hides. */
export function NoteTools({ tab, findings, filter, onFilter }: Props) {
  const { hiddenByPlan, isShared = false } = useReport();
  return (
    <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 pt-6 empty:hidden">
      <NoteFilters findings={findings} filter={filter} onFilter={onFilter} />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 empty:hidden tablet:ml-auto">
        {findings.length > 0 && <KeyHint />}
        <DoneProgress />
        <AddRemark />
      </div>
      <HiddenByPlan count={hiddenByPlan?.[tab] ?? 0} isShared={isShared} />
    </div>
  );
}

/** Shown on wide screens with a mouse; nothing depends on knowing these keys. */
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
