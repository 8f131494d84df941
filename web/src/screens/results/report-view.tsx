import type { Category, Finding } from '@redmark/contract';
import { useState } from 'react';
import { useMedia } from '../../parts/use-media.ts';
import { Rooms } from './beyond/rooms.tsx';
import { ListDesk } from './list-desk.tsx';
import { MarginDesk } from './margin-desk.tsx';
import type { Report } from './report-context.ts';
import { ReportFoot } from './report-foot.tsx';
import { ReportHead } from './report-head.tsx';
import { countOf, findingsOf } from './report-tabs.ts';
import { ReportTabs } from './report-tabs-bar.tsx';
import { scrollTo } from './scroll-to.ts';
import { SelectionContext } from './selection.ts';
import { SideDesk } from './side-desk.tsx';
import { useDesk } from './use-desk.ts';

/** Three desks for three widths: notes in the margins, notes beside one page, notes with the page behind a button. */
export function ReportView({ report }: { report: Report }) {
  const [tab, setTab] = useState<Category>('content');
  const { selection, page, setPage, see, clear } = useDesk(report);
  const wide = useMedia('(min-width: 75rem)');
  const medium = useMedia('(min-width: 768px)');

  function open(category: Category) {
    setTab(category);
    clear();
  }

  function openFromCard(category: Category) {
    open(category);
    scrollTo('report-tabs');
  }

  function show(finding: Finding) {
    setTab(finding.category);
    // On phones the page lies behind a button, so the note itself is shown.
    if (medium) selection.selectNote(finding);
    else selection.selectBox(finding);
  }

  const Desk = wide ? MarginDesk : medium ? SideDesk : ListDesk;
  const { grading } = report;
  return (
    <SelectionContext value={selection}>
      <ReportHead grading={grading} fileName={report.fileName} isSaved={report.isSaved} onOpen={openFromCard} />
      <Rooms report={report} onShow={show}>
        <ReportTabs
          tab={tab}
          onTab={open}
          counts={(category) => countOf(grading, category)}
          report={report}
          page={page}
          onPage={medium ? setPage : undefined}
        >
          <Desk
            key={tab}
            report={report}
            tab={tab}
            findings={findingsOf(grading, tab)}
            guides={tab === 'formatting' ? grading.guides : []}
            page={page}
            onPage={setPage}
            onSee={see}
          />
        </ReportTabs>
      </Rooms>
      <ReportFoot grading={grading} />
    </SelectionContext>
  );
}
