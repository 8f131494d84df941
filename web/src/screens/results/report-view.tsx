import type { Category, Finding } from '@redmark/contract';
import { useState } from 'react';
import { useMedia } from '../../parts/use-media.ts';
import { ReportHead } from './header/report-header.tsx';
import { DeskTools } from './layouts/note-tools.tsx';
import { MarginDesk } from './layouts/notes-in-margin.tsx';
import { SideDesk } from './layouts/side-by-side.tsx';
import { ListDesk } from './layouts/stacked.tsx';
import { useReadyPages } from './marked-page/use-ready-pages.ts';
import { type Filter, filterNotes } from './notes/filter-notes.ts';
import { NothingLeft } from './notes/nothing-left.tsx';
import { PrintReport } from './print/print-report.tsx';
import { usePrint } from './print/use-print.ts';
import type { Report } from './report/report-context.ts';
import { countOf, findingsOf } from './report/report-tabs.ts';
import { scrollTo } from './report/scroll-to.ts';
import { ReportContext, SelectionContext } from './report/selection.ts';
import { useDesk } from './report/use-selection-state.ts';
import { ReportFoot } from './report-foot.tsx';
import { ReportTabs } from './report-tabs-bar.tsx';
import { UpgradeOverlay } from './upgrade/upgrade-overlay.tsx';
import { Rooms } from './views/views-bar.tsx';
import { useZoom } from './zoom/use-zoom.ts';

/** Three desks for three widths: notes in the margins, notes beside one page, notes with the page behind a button. */
export function ReportView({ report }: { report: Report }) {
  const [tab, setTab] = useState<Category>('content');
  const [filter, setFilter] = useState<Filter>('all');
  const { selection, page, setPage, see, clear } = useDesk(report);
  const zoom = useZoom();
  const printing = usePrint();
  const wide = useMedia('(min-width: 75rem)');
  const medium = useMedia('(min-width: 768px)');
  useReadyPages(report.images);

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
    // On phones the page lies behind a button, so the note itself is shown.
    if (medium) selection.selectNote(finding);
    else selection.selectBox(finding);
  }

  // A page drawn larger leaves no room for notes in its margins.
  const Desk = wide && zoom.zoom <= 1 ? MarginDesk : medium ? SideDesk : ListDesk;
  const { grading } = report;
  const all = findingsOf(grading, tab);
  const shown = filterNotes(all, filter, report.done);
  return (
    <ReportContext value={report}>
      <SelectionContext value={selection}>
        <ReportHead report={report} onOpen={openFromCard} onPrint={printing.print} />
        <Rooms report={report} onShow={show}>
          <ReportTabs
            tab={tab}
            onTab={open}
            counts={(category) => countOf(grading, category)}
            report={report}
            page={page}
            onPage={medium ? setPage : undefined}
            zoom={zoom}
          >
            <DeskTools report={report} tab={tab} findings={all} filter={filter} onFilter={setFilter} />
            {all.length > 0 && shown.length === 0 && (
              <div className="wrap pt-8">
                <NothingLeft filter={filter} onAll={() => setFilter('all')} />
              </div>
            )}
            <Desk
              key={tab}
              report={report}
              tab={tab}
              findings={shown}
              isEmpty={all.length === 0 && !report.withheld?.[tab]}
              guides={tab === 'formatting' ? grading.guides : []}
              page={page}
              onPage={setPage}
              onSee={see}
              {...zoom}
            />
            <UpgradeOverlay count={report.withheld?.[tab] ?? 0} isShared={report.isShared ?? false} />
          </ReportTabs>
        </Rooms>
        <ReportFoot grading={grading} canRate={!report.isShared} />
        {printing.isOn && <PrintReport report={report} />}
      </SelectionContext>
    </ReportContext>
  );
}
