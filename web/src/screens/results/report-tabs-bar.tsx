import { Tabs } from '@base-ui/react/tabs';
import type { Category } from '@redmark/contract';
import type { ReactNode } from 'react';
import { Pager } from '../../parts/controls/pager.tsx';
import { useReport } from './report/report-context.ts';
import { tabs } from './report/report-tabs.ts';
import type { Zoom } from './zoom/use-zoom.ts';
import { ZoomTools } from './zoom/zoom-tools.tsx';

type Props = {
  tab: Category;
  onTab: (tab: Category) => void;
  counts: (category: Category) => number;
  page: number;
  onPage: ((page: number) => void) | undefined;
  zoom: Zoom;
  children: ReactNode;
};

/** The tabs of the report and the tools of the page, in a bar that sticks to the top of the window. */
export function ReportTabs({ tab, onTab, counts, page, onPage, zoom, children }: Props) {
  const { fileName, images } = useReport();
  return (
    <Tabs.Root value={tab} onValueChange={onTab} id="report-tabs" className="-scroll-mt-24">
      <div className="sticky top-0 z-20 border-line border-b bg-paper">
        <div className="wrap flex items-center justify-between gap-6">
          <Tabs.List aria-label="Parts of the report" className="-mx-2 flex tablet:-mx-3 min-w-0 overflow-x-auto">
            {tabs.map(({ category, name }) => (
              <Tabs.Tab
                key={category}
                value={category}
                className="relative flex min-h-14 shrink-0 items-center gap-1.5 px-2 tablet:gap-2 tablet:px-3 text-14 font-medium text-soft after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink data-active:after:bg-pen tablet:text-16 tablet:after:inset-x-3"
              >
                {name}
                <span className="figures rounded-full bg-line px-1.5 tablet:px-2 text-12 font-semibold text-ink">
                  {counts(category)}
                  <span className="sr-only"> found</span>
                </span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {onPage && (
            <div className="flex min-w-0 items-center gap-2 laptop:gap-4">
              <p className="hidden max-w-60 min-w-0 truncate text-14 text-soft laptop:block" title={fileName}>
                {fileName}
              </p>
              <Pager page={page} count={Math.max(images.length, 1)} onPage={onPage} />
              <ZoomTools {...zoom} />
            </div>
          )}
        </div>
      </div>
      <Tabs.Panel value={tab} className="focus-visible:-outline-offset-2">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
