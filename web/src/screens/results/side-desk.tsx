import type { Category, Finding, PageGuide } from '@redmark/contract';
import { DeskTop } from './desk-top.tsx';
import { Legend } from './legend.tsx';
import { MarkedPage } from './marked-page.tsx';
import { NoteList } from './note-list.tsx';
import type { Report } from './report-context.ts';

export type DeskProps = {
  report: Report;
  tab: Category;
  findings: Finding[];
  guides: PageGuide[];
  page: number;
  onPage: (page: number) => void;
  onSee: (page: number) => void;
};

/** Tablets and small laptops: a list of notes, and beside it one page that stays in view. */
export function SideDesk({ report, tab, findings, guides, page }: DeskProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(17rem,1fr)_minmax(0,32.5rem)] items-start gap-8 py-8">
      <div className="flex flex-col gap-6">
        {findings.length > 0 && <Legend guides={guides.length > 0} />}
        <DeskTop tab={tab} grading={report.grading} guides={guides} empty={findings.length === 0} />
        <NoteList findings={findings} />
      </div>
      <div className="sticky top-20 pl-4">
        <MarkedPage report={report} page={page} findings={findings} guides={guides} />
      </div>
    </div>
  );
}
