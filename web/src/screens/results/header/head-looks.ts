/** Classes that the head of a report and what the document draws of it before share. */
export const headingLook = 'text-28 tablet:text-36 desktop:text-48';
export const partialLook = 'text-14 text-pen';
export const authorLook = 'font-medium break-words';
export const cardLook =
  'group flex h-full w-full min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-3 text-left transition-colors hover:border-ink tablet:flex-row tablet:items-center tablet:gap-3 laptop:py-2';
export const badgeLook =
  'figures grid size-10 shrink-0 place-items-center rounded-control border font-serif text-22 font-semibold';
export const stampLook = 'stamp [animation-delay:200ms]';
export const sealLabel = 'Final grade';
