const periods = [
  { monthly: false, label: 'Once' },
  { monthly: true, label: 'Monthly' },
];

export function PeriodSwitch({ monthly, onMonthly }: { monthly: boolean; onMonthly: (monthly: boolean) => void }) {
  return (
    <fieldset className="flex w-fit rounded-control border border-edge p-1">
      <legend className="sr-only">How to pay</legend>
      {periods.map(({ monthly: value, label }) => (
        <label
          key={label}
          className="flex min-h-9 cursor-pointer items-center rounded-control px-5 text-14 font-medium text-soft has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-guide has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="period"
            className="sr-only"
            checked={monthly === value}
            onChange={() => onMonthly(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
