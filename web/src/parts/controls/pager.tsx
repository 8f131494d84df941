import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { page: number; count: number; onPage: (page: number) => void };

/** Arrows and an n/total counter. `page` counts from 0, the counter from 1. */
export function Pager({ page, count, onPage }: Props) {
  return (
    <fieldset aria-label="Pages" className="flex items-center gap-1">
      <Arrow label="Previous page" disabled={page <= 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </Arrow>
      <output className="figures min-w-10 text-center text-14" aria-label={`Page ${page + 1} of ${count}`}>
        {page + 1}/{count}
      </output>
      <Arrow label="Next page" disabled={page >= count - 1} onClick={() => onPage(page + 1)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </Arrow>
    </fieldset>
  );
}

function Arrow({ label, ...rest }: { label: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-9 place-items-center rounded-control text-ink hover:bg-line/60 disabled:text-edge disabled:opacity-50 disabled:hover:bg-transparent"
      {...rest}
    />
  );
}
