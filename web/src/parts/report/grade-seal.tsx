import { scaleEntryOf } from '@redmark/contract';
import { useId } from 'react';
import { SealFrame } from './seal-frame.tsx';

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
    <SealFrame name={`${label}: ${grade ?? 'not given'}`} label={label} ground={{ fill: `url(#${id}band)` }}>
      <linearGradient id={`${id}band`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <text x="60" y="76" textAnchor="middle" fill="white" className="font-serif font-semibold" fontSize="46">
        {letter}
      </text>
    </SealFrame>
  );
}
