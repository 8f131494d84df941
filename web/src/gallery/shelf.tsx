import type { ReactNode } from 'react';

/** Parts of one kind. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-8 border-line border-t pt-8">
      <h2 className="text-28">{title}</h2>
      {children}
    </section>
  );
}

/** A part in its states, side by side, under its name. */
export function Specimens({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-sans text-14 font-medium text-soft">{name}</h3>
      <div className="flex flex-wrap items-start gap-6">{children}</div>
    </div>
  );
}
