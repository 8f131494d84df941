import type { ComponentProps, ReactNode } from 'react';
import { SheetSketch } from './sheet-sketch.tsx';

/** A screen with a single message and the ways on, beside a sketch where there is room. */
export function Notice({ sketch, children }: { sketch: ComponentProps<typeof SheetSketch>; children: ReactNode }) {
  return (
    <div className="wrap grid flex-1 items-center gap-12 py-12 laptop:grid-cols-[minmax(0,1fr)_24rem] laptop:py-16 desktop:gap-24">
      <div className="flex flex-col items-start gap-6">{children}</div>
      <div className="hidden justify-items-end laptop:grid">
        <SheetSketch {...sketch} />
      </div>
    </div>
  );
}
