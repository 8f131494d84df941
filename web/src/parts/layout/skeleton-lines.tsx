const widths = ['w-2/5', 'w-11/12', 'w-full', 'w-5/6', 'w-3/4', 'w-full', 'w-2/3', 'w-1/3', 'w-full', 'w-4/5'];

/** Grey lines where text will stand. */
export function SkeletonLines({ count, label, className = '' }: { count: number; label: string; className?: string }) {
  return (
    <div role="status" className={`flex flex-col gap-4 ${className}`}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, line) => (
        // The lines never change places, so their place is who they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={line} className={`breathe h-2 rounded-full bg-line ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}
