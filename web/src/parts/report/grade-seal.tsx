import { scaleEntryOf } from '@redmark/contract';
import { useId } from 'react';

const plain = { from: 'var(--color-soft)', to: 'var(--color-soft)' };

/**
 * The grade as a stamp in the colours of its band, or a plain stamp with a dash where too little was read for a grade.
 * The letter is text, so the grade never depends on colour alone.
 */
export function GradeSeal({ grade, label }: { grade: string | null; label: string }) {
  const id = useId();
  const { from, to } = grade === null ? plain : scaleEntryOf(grade);
  const letter = grade?.replace('-', '−') ?? '–';
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${label}: ${grade ?? 'not given'}`}
      className="block w-full -rotate-6"
    >
      <defs>
        <linearGradient id={`${id}band`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <path id={`${id}arc`} d="M19 60a41 41 0 0 1 82 0" fill="none" />
      </defs>
      <circle cx="60" cy="60" r="58" fill={`url(#${id}band)`} />
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
      <text x="60" y="76" textAnchor="middle" fill="white" className="font-serif font-semibold" fontSize="46">
        {letter}
      </text>
      <path d="M48 96h24" stroke="white" strokeOpacity="0.85" strokeWidth="1.2" />
    </svg>
  );
}
