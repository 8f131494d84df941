import type { ReactNode } from 'react';

export function ViewHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex max-w-measure flex-col gap-2">
      <h2 className="text-28 tablet:text-36">{title}</h2>
      <p className="text-soft">{children}</p>
    </div>
  );
}
