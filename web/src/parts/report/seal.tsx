import { SealFrame } from './seal-frame.tsx';

/** Stands for a grade that is not shown yet. */
export function Seal({ label = 'Sealed' }: { label?: string }) {
  return (
    <SealFrame name="Your grade is sealed" label={label} ground={{ className: 'fill-page-ink stroke-edge' }}>
      <g fill="none" stroke="white" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <rect x="46" y="58" width="28" height="22" rx="3" />
        <path d="M51 58v-7a9 9 0 0 1 18 0v7" />
      </g>
    </SealFrame>
  );
}
