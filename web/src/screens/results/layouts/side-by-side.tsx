import { MarkedPage } from '../marked-page/marked-page.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { PageFrame } from '../zoom/page-frame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { TabSummary } from './tab-summary.tsx';

/** Tablets and small laptops: a list of notes, and beside it one page that stays in view. */
export function SideBySide({ tab, findings, isEmpty, guides, page, zoom }: LayoutProps) {
  return (
    <div
      className={`wrap grid items-start gap-8 pt-6 pb-10 ${zoom > 1 ? 'grid-cols-[minmax(15rem,1fr)_minmax(0,54rem)]' : 'grid-cols-[minmax(17rem,1fr)_minmax(0,32.5rem)]'}`}
    >
      <div className="flex flex-col gap-6">
        <TabSummary tab={tab} guides={guides} isEmpty={isEmpty} />
        <NoteList findings={findings} />
      </div>
      <div className="sticky top-20">
        <PageFrame zoom={zoom}>
          <MarkedPage page={page} findings={findings} guides={guides} />
        </PageFrame>
      </div>
    </div>
  );
}
