/** A list with a red stroke before each point. */
export function PenList({ points, className }: { points: readonly string[]; className: string }) {
  return (
    <ul className={`flex flex-col ${className}`}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-pen" />
          {point}
        </li>
      ))}
    </ul>
  );
}
