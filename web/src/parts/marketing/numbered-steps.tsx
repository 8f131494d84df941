type Props = { steps: { title: string; text: string }[]; columns: string };

/** Steps under large numbers; `columns` are the grid classes for wider screens. */
export function NumberedSteps({ steps, columns }: Props) {
  return (
    <ol className={`grid gap-8 laptop:gap-12 ${columns}`}>
      {steps.map(({ title, text }, step) => (
        <li key={title} className="flex flex-col gap-3 border-ink border-t pt-6">
          <span className="figures font-serif text-48 font-semibold text-pen" aria-hidden="true">
            {step + 1}
          </span>
          <h3 className="text-22">{title}</h3>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
