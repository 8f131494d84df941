import type { ReactNode } from 'react';

const delays = [
  '',
  '[animation-delay:500ms]',
  '[animation-delay:900ms]',
  '[animation-delay:1300ms]',
  '[animation-delay:1700ms]',
];

/** Words of the sample page with a numbered box around them. */
export function MiniMark({ number, pen, children }: { number: number; pen: 'red' | 'amber'; children: ReactNode }) {
  return (
    <span className="mini-mark">
      {children}
      <svg aria-hidden="true">
        <rect
          width="100%"
          height="100%"
          rx="2"
          pathLength={pen === 'red' ? 1 : undefined}
          className={`mark mark-${pen} ${delays[number]}`}
        />
      </svg>
      <span className={`mini-chip rise ${delays[number]}`}>{number}</span>
    </span>
  );
}
