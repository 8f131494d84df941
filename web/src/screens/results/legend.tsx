/** What the strokes mean, drawn as they are drawn. */
export function Legend({ guides }: { guides: boolean }) {
  return (
    <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-6 gap-y-2 text-12 text-soft">
      <li className="flex items-center gap-2">
        <span className="h-3 w-6 border-[1.5px] border-mark-red" aria-hidden="true" />
        costs points
      </li>
      <li className="flex items-center gap-2">
        <span className="h-3 w-6 border-[1.5px] border-amber border-dashed" aria-hidden="true" />
        polish
      </li>
      {guides && (
        <li className="flex items-center gap-2">
          <span className="h-4 w-px bg-guide" aria-hidden="true" />
          alignment guide
        </li>
      )}
    </ul>
  );
}
