import { BriefcaseBusiness, ListOrdered, Replace, ScanText, SignalHigh } from 'lucide-react';
import { lazyView } from './lazy-view.tsx';
import type { ReportView } from './view-props.ts';

/** The views beside the marked page, in their order. A new one is a folder here and an entry in this list. */
export const reportViews: readonly ReportView[] = [
  {
    id: 'fix-first',
    label: 'Fix first',
    Icon: ListOrdered,
    needs: 'scoring',
    View: lazyView(async () => (await import('./fix-first/fix-first.tsx')).FixFirst),
  },
  {
    id: 'lines',
    label: 'Line strength',
    Icon: SignalHigh,
    needs: 'reading',
    View: lazyView(async () => (await import('./line-strength/line-strength.tsx')).LineStrength),
  },
  {
    id: 'before-after',
    label: 'Before and after',
    Icon: Replace,
    needs: 'reading',
    View: lazyView(async () => (await import('./before-after/before-after.tsx')).BeforeAfter),
  },
  {
    id: 'software',
    label: 'What software reads',
    Icon: ScanText,
    needs: 'reading',
    View: lazyView(async () => (await import('./software/software-view.tsx')).SoftwareView),
  },
  {
    id: 'match-job',
    label: 'Match a job',
    Icon: BriefcaseBusiness,
    needs: 'reading',
    View: lazyView(async () => (await import('./match-job/match-job.tsx')).MatchJob),
  },
];
