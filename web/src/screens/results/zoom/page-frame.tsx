import type { ReactNode } from 'react';

/** A frame for the page; a page that is larger than the frame scrolls inside it. */
export function PageFrame({ zoom, children }: { zoom: number; children: ReactNode }) {
  return (
    <section
      aria-label="The page"
      className="page-frame"
      data-zoomed={zoom > 1 || undefined}
      tabIndex={zoom > 1 ? 0 : undefined}
    >
      <div className="page-frame-sheet" style={{ '--zoom': zoom }}>
        {children}
      </div>
    </section>
  );
}
