import type { ReactNode } from 'react';

/** Buttons that end a form, at the right of a dialog. On a phone they stand one above the other, the last one on top. */
export function ButtonRow({ isInDialog = false, children }: { isInDialog?: boolean; children: ReactNode }) {
  return (
    <div className={`flex flex-col-reverse gap-3 tablet:flex-row${isInDialog ? ' tablet:justify-end' : ''}`}>
      {children}
    </div>
  );
}
