import type { Category, Finding, PageGuide } from '@redmark/contract';
import type { Zoom } from '../zoom/use-zoom.ts';

/** What each of the three layouts shows: one tab of the report, with its notes after filtering. */
export type LayoutProps = Zoom & {
  tab: Category;
  findings: Finding[];
  /** The tab has no notes at all, whatever the filter. */
  isEmpty: boolean;
  guides: PageGuide[];
  page: number;
  onPage: (page: number) => void;
  onSee: (page: number) => void;
};
