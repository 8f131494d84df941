import type { CloseReading, Finding } from '@redmark/contract';
import type { LucideIcon } from 'lucide-react';
import type { LazyView } from './lazy-view.tsx';

/** The two parts of a close reading. A report made before they were kept has none. */
export type Need = 'reading' | 'scoring';

/** A view gets the part of the close reading it needs; the report itself comes from its context. */
export type ViewProps<Needed extends Need> = {
  /** Opens a note on the marked page. */
  onShow: (finding: Finding) => void;
} & { [Part in Needed]: NonNullable<CloseReading[Part]> };

type ViewOf<Needed extends Need> = {
  /** The value of `?view=` in the address. */
  id: string;
  label: string;
  Icon: LucideIcon;
  needs: Needed;
  View: LazyView<ViewProps<Needed>>;
};

export type ReportView = ViewOf<'reading'> | ViewOf<'scoring'>;
