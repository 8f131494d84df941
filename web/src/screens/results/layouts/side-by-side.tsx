import type { Category, Finding, PageGuide } from '@redmark/contract';
import { MarkedPage } from '../marked-page/marked-page.tsx';
import { NoteList } from '../notes/note-list.tsx';
import type { Report } from '../report/report-context.ts';
import { PageFrame } from '../zoom/page-frame.tsx';
import type { Zoom } from '../zoom/use-zoom.ts';
import { DeskTop } from './tab-summary.tsx';

export type DeskProps = Zoom & {
  report: Report;
  tab: Category;
  findings: Finding[];
  /** The tab has no notes at all, whatever the filter. */
  isEmpty: boolean;
  guides: PageGuide[];
  page: number;
  onPage: (page: number) => void;
  onSee: (page: number) => void;
};

/** Tablets and small laptops: a list of notes, and beside it one page that stays in view. */
export function SideDesk({ report, tab, findings, isEmpty, guides, page, zoom }: DeskProps) {
  return (
    <div
      className={`wrap grid items-start gap-8 pt-6 pb-10 ${zoom > 1 ? 'grid-cols-[minmax(15rem,1fr)_minmax(0,54rem)]' : 'grid-cols-[minmax(17rem,1fr)_minmax(0,32.5rem)]'}`}
    >
      <div className="flex flex-col gap-6">
        <DeskTop tab={tab} grading={report.grading} guides={guides} empty={isEmpty} />
        <NoteList findings={findings} />
      </div>
      <div className="sticky top-20">
        <PageFrame zoom={zoom}>
          <MarkedPage report={report} page={page} findings={findings} guides={guides} />
        </PageFrame>
      </div>
    </div>
  );
}
