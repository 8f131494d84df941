import { pageSize } from '@redmark/contract';
import type { CSSProperties } from 'react';
import { MarginPage } from './margin-page.tsx';
import type { DeskProps } from './side-by-side.tsx';
import { DeskTop } from './tab-summary.tsx';
import { useSeenPage } from './use-seen-page.ts';

/** Wide screens: every page in the middle, every note in the margin at the height of its box. */
export function MarginDesk({ report, tab, findings, isEmpty, guides, onSee, zoom }: DeskProps) {
  const pages = report.grading.pages.length;
  useSeenPage(pages, onSee);
  const width = pageSize.desktop.width * zoom;
  return (
    <div className="wrap flex flex-col gap-8 pt-6 pb-10" style={{ '--sheet': `${width}px` } as CSSProperties}>
      <DeskTop tab={tab} grading={report.grading} guides={guides} empty={isEmpty} />
      {Array.from({ length: pages }, (_, page) => page).map((page) => (
        <MarginPage key={page} report={report} page={page} findings={findings} guides={guides} width={width} />
      ))}
    </div>
  );
}
