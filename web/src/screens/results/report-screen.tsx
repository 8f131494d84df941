import type { Category, Finding } from '@redmark/contract';
import { useDeferredValue, useState } from 'react';
import { useMedia } from '../../parts/layout/use-media.ts';
import { ReportHeader } from './header/report-header.tsx';
import { NoteTools } from './layouts/note-tools.tsx';
import { NotesInMargin } from './layouts/notes-in-margin.tsx';
import { SideBySide } from './layouts/side-by-side.tsx';
import { Stacked } from './layouts/stacked.tsx';
import { useReadyPages } from './marked-page/use-ready-pages.ts';
import { type Filter, filterNotes } from './notes/filter-notes.ts';
import { NothingLeft } from './notes/nothing-left.tsx';
import { PrintReport } from './print/print-report.tsx';
import { usePrint } from './print/use-print.ts';
import { remarkFinding } from './remarks/remark-finding.ts';
import { type Report, ReportContext } from './report/report-context.ts';
import { countOf, findingsOf } from './report/report-tabs.ts';
import { scrollTo } from './report/scroll-to.ts';
import { SelectionContext } from './report/selection.ts';
import { useSelectionState } from './report/use-selection-state.ts';
import { ReportFooter } from './report-footer.tsx';
import { ReportTabs } from './report-tabs-bar.tsx';
import { UpgradeOverlay } from './upgrade/upgrade-overlay.tsx';
import { ReportViews } from './views/report-views-nav.tsx';
import { useZoom } from './zoom/use-zoom.ts';

/** A whole report. Its layout follows the width of the window: notes in both margins, beside one page, or stacked. */
export function ReportScreen({ report }: { report: Report }) {
  const [tab, setTab] = useState<Category>('content');
  const [filter, setFilter] = useState<Filter>('all');
  const { selection, page, setPage, see, clear } = useSelectionState(report);
  const zoom = useZoom();
  const printing = usePrint();
  const wide = useMedia('(min-width: 75rem)');
  const medium = useMedia('(min-width: 768px)');
  useReadyPages(report.images);
  // The head first, the notes right after it: drawn at once they would keep a slow phone from answering.
  const hasNotes = useDeferredValue(true, false);

  function open(category: Category) {
    setTab(category);
    setFilter('all');
    clear();
  }

  function openFromCard(category: Category) {
    open(category);
    scrollTo('report-tabs');
  }

  function show(finding: Finding) {
    setTab(finding.category);
    setFilter('all');
    // On phones the page is behind a button, so the note itself is scrolled into view.
    if (medium) selection.selectNote(finding);
    else selection.selectBox(finding);
  }

  // An enlarged page leaves no room for notes in its margins.
  const Layout = wide && zoom.zoom <= 1 ? NotesInMargin : medium ? SideBySide : Stacked;
  const { grading, done, hiddenByPlan, remarks, isShared = false } = report;
  const all = findingsOf(grading, tab);
  // What people wrote belongs to no category: it stands beside the findings of each, unless only some are wanted.
  const written = filter === 'all' ? remarks.map((remark) => remarkFinding(remark, tab)) : [];
  const shown = [...filterNotes(all, filter, done), ...written];
  const hidden = hiddenByPlan?.[tab] ?? 0;
  return (
    <ReportContext value={report}>
      <SelectionContext value={selection}>
        <ReportHeader onOpen={openFromCard} onPrint={printing.print} />
        <ReportViews onShow={show}>
          <ReportTabs
            tab={tab}
            onTab={open}
            counts={(category) => countOf(grading, category)}
            page={page}
            onPage={medium ? setPage : undefined}
            zoom={zoom}
          >
            <NoteTools tab={tab} findings={all} filter={filter} onFilter={setFilter} />
            {all.length > 0 && shown.length === 0 && (
              <div className="wrap pt-8">
                <NothingLeft filter={filter} onAll={() => setFilter('all')} />
              </div>
            )}
            {hasNotes ? (
              <Layout
                key={tab}
                tab={tab}
                findings={shown}
                isEmpty={all.length === 0 && hidden === 0}
                guides={tab === 'formatting' ? grading.guides : []}
                page={page}
                onPage={setPage}
                onSee={see}
                {...zoom}
              />
            ) : (
              <div className="min-h-dvh" />
            )}
            <UpgradeOverlay count={hidden} isShared={isShared} />
          </ReportTabs>
        </ReportViews>
        <ReportFooter />
        {printing.isOn && <PrintReport />}
      </SelectionContext>
    </ReportContext>
  );
}
