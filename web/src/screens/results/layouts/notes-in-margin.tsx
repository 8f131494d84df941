import { pageSize } from '@redmark/contract';
import { useReport } from '../report/report-context.ts';
import type { LayoutProps } from './layout-props.ts';
import { MarginPage } from './margin-page.tsx';
import { TabSummary } from './tab-summary.tsx';
import { useSeenPage } from './use-seen-page.ts';

/** Wide screens: every page in the middle, every note in the margin at the height of its box. */
export function NotesInMargin({ tab, findings, isEmpty, guides, onSee, zoom }: LayoutProps) {
  const pages = useReport().grading.pages.length;
  useSeenPage(pages, onSee);
  const width = pageSize.desktop.width * zoom;
  return (
    <div className="wrap flex flex-col gap-8 pt-6 pb-10" style={{ '--sheet': `${width}px` }}>
      <TabSummary tab={tab} guides={guides} isEmpty={isEmpty} />
      {Array.from({ length: pages }, (_, page) => page).map((page) => (
        <MarginPage key={page} page={page} findings={findings} guides={guides} width={width} />
      ))}
    </div>
  );
}
