import type { Category } from '@redmark/contract';
import { useState } from 'react';
import { useMedia } from '../../parts/use-media.ts';
import { DeskTools } from './desk-tools.tsx';
import { type Filter, filterNotes } from './filters/filter-notes.ts';
import { NothingLeft } from './filters/nothing-left.tsx';
import { ListDesk } from './list-desk.tsx';
import { MarginDesk } from './margin-desk.tsx';
import { PrintReport } from './print/print-report.tsx';
import { usePrint } from './print/use-print.ts';
import type { Report } from './report-context.ts';
import { ReportFoot } from './report-foot.tsx';
import { ReportHead } from './report-head.tsx';
import { countOf, findingsOf } from './report-tabs.ts';
import { ReportTabs } from './report-tabs-bar.tsx';
import { scrollTo } from './scroll-to.ts';
import { ReportContext, SelectionContext } from './selection.ts';
import { SideDesk } from './side-desk.tsx';
import { UpgradeOverlay } from './upgrade/upgrade-overlay.tsx';
import { useDesk } from './use-desk.ts';
import { useReadyPages } from './use-ready-pages.ts';
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

  // A page drawn larger leaves no room for notes in its margins.
  const Desk = wide && zoom.zoom <= 1 ? MarginDesk : medium ? SideDesk : ListDesk;
  const { grading } = report;
  const all = findingsOf(grading, tab);
  const shown = filterNotes(all, filter, report.done);
  return (
    <ReportContext value={report}>
      <SelectionContext value={selection}>
        <ReportHead report={report} onOpen={openFromCard} onPrint={printing.print} />
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
        <ReportFoot grading={grading} canRate={!report.isShared} />
        {printing.isOn && <PrintReport report={report} />}
      </SelectionContext>
    </ReportContext>
  );
}
