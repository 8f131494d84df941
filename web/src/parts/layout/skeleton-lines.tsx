const widths = ['w-2/5', 'w-11/12', 'w-full', 'w-5/6', 'w-3/4', 'w-full', 'w-2/3', 'w-1/3', 'w-full', 'w-4/5'];

/** Grey lines in place of text that is loading. */
export function SkeletonLines({ count, label, className = '' }: { count: number; label: string; className?: string }) {
  return (
    <div role="status" className={`flex flex-col gap-4 ${className}`}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order
        <span key={line} className={`breathe h-2 rounded-full bg-line ${widths[line % widths.length]}`} />
      ))}
    </div>
  );
}
