import type { CSSProperties, ReactNode } from 'react';

/** Holds a page that may be larger than its place: then one moves about in it. */
export function PageFrame({ zoom, children }: { zoom: number; children: ReactNode }) {
  return (
    <section
      aria-label="The page"
      className="page-frame"
      data-zoomed={zoom > 1 || undefined}
      tabIndex={zoom > 1 ? 0 : undefined}
    >
      <div className="page-frame-sheet" style={{ '--zoom': zoom } as CSSProperties}>
        {children}
      </div>
    </section>
  );
}
