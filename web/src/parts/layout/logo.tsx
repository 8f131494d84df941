import { brand } from '../brand/brand.ts';

/** A page with one red mark on it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="font-serif text-22 font-semibold tracking-tight">{brand.name}</span>
    </span>
  );
}

function Mark() {
  if (brand.hasOwnLogo) return <img src="/icon.svg" alt="" className="size-7" />;
  return (
    <svg viewBox="0 0 28 28" className="size-7" aria-hidden="true">
      <path d="M5 2.5h13l5 5v18H5z" className="fill-surface stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M18 2.5v5h5" fill="none" className="stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M9 12.5h10M9 20.5h7" className="stroke-edge" strokeWidth="1.5" strokeLinecap="round" />
      <path
        d="M8 16.8c3.2-1.2 6.6.9 12.2-.7"
        fill="none"
        className="stroke-pen"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
