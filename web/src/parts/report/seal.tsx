import { useId } from 'react';

/** Stands for a grade that is not shown yet. */
export function Seal({ label = 'Sealed' }: { label?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label="Your grade is sealed" className="block w-full -rotate-6">
      <path id={`${id}arc`} d="M19 60a41 41 0 0 1 82 0" fill="none" />
      <circle cx="60" cy="60" r="58" className="fill-page-ink stroke-edge" />
      <circle cx="60" cy="60" r="53" fill="none" stroke="white" strokeOpacity="0.85" strokeWidth="1.2" />
      <circle
        cx="60"
        cy="60"
        r="36"
        fill="none"
        stroke="white"
        strokeOpacity="0.85"
        strokeWidth="1.2"
        strokeDasharray="1 3"
      />
      <text fill="white" className="font-sans font-semibold" fontSize="9.5" letterSpacing="2.2">
        <textPath href={`#${id}arc`} startOffset="50%" textAnchor="middle">
          {label.toUpperCase()}
        </textPath>
      </text>
      <g fill="none" stroke="white" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <rect x="46" y="58" width="28" height="22" rx="3" />
        <path d="M51 58v-7a9 9 0 0 1 18 0v7" />
      </g>
      <path d="M48 96h24" stroke="white" strokeOpacity="0.85" strokeWidth="1.2" />
    </svg>
  );
}
