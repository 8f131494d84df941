type Props<Id extends string> = {
  label: string;
  choices: readonly (readonly [id: Id, label: string])[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

/** A few alternatives beside each other, one of which is shown. */
export function ChoiceBar<Id extends string>({ label, choices, chosen, onChoose }: Props<Id>) {
  return (
    <fieldset aria-label={label} className="flex w-max gap-1 rounded-control border border-line bg-surface p-1">
      {choices.map(([id, text]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-9 rounded-control px-4 text-14 font-medium text-soft hover:bg-line/50 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
