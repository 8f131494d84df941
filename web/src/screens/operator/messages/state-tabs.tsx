const states = [
  ['open', 'Waiting'],
  ['done', 'Done'],
] as const;

type State = (typeof states)[number][0];

export function StateTabs({ state, onState }: { state: State; onState: (state: State) => void }) {
  return (
    <fieldset
      aria-label="Which messages"
      className="flex w-max gap-1 rounded-control border border-line bg-surface p-1"
    >
      {states.map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === state}
          onClick={() => onState(id)}
          className="min-h-9 rounded-control px-4 text-14 font-medium text-soft hover:bg-line/50 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
