import { type ClientPart, clientParts } from '@redmark/contract';
import { ChevronDown, Search } from 'lucide-react';
import { controlClass } from '../../parts/form/field-frame.tsx';
import { dayBefore, type Filters } from './filters.ts';

type Props = { filters: Filters; labels: string[]; onChange: (filters: Filters) => void };

const partWords: Record<ClientPart, string> = {
  Cumulative: 'Final grade',
  Content: 'Content',
  Format: 'Formatting',
  Writing: 'Writing',
};
const grades = ['A', 'B', 'C', 'D', 'F'] as const;
const days = [7, 30, 90];

/** What of the clients is shown: by name, label, the grade of a part and the day of the newest report. */
export function ClientFilters({ filters, labels, onChange }: Props) {
  const set = (change: Filters) => onChange({ ...filters, ...change });
  return (
    <search className="grid gap-3 tablet:grid-cols-2 laptop:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]">
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
        <input
          type="search"
          aria-label="Search by name, email or label"
          placeholder="Search"
          value={filters.search ?? ''}
          onChange={({ target }) => set({ search: target.value })}
          className={`${controlClass} pl-10 placeholder:text-soft`}
        />
      </div>
      <Choice
        label="Label"
        value={filters.label}
        onValue={(label) => set({ label })}
        options={[['', 'Any label'], ...labels.map((label) => [label, label] as const)]}
      />
      <Choice
        label="Part"
        value={filters.part}
        onValue={(part) => set({ part: clientParts.find((one) => one === part) })}
        options={clientParts.map((part) => [part === 'Cumulative' ? '' : part, partWords[part]])}
      />
      <Choice
        label="Grade"
        value={filters.grade}
        onValue={(grade) => set({ grade: [...grades, 'none' as const].find((one) => one === grade) })}
        options={[['', 'Any grade'], ...grades.map((grade) => [grade, grade] as const), ['none', 'No grade']]}
      />
      <Choice
        label="Newest report"
        value={filters.since}
        onValue={(since) => set({ since })}
        options={[['', 'Any day'], ...days.map((count) => [dayBefore(count), `Last ${count} days`] as const)]}
      />
    </search>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
  options: (readonly [value: string, text: string])[];
};

function Choice({ label, value = '', onValue, options }: ChoiceProps) {
  return (
    <div className="relative">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onValue(target.value || undefined)}
        className={`${controlClass} appearance-none truncate pr-10`}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-soft" />
    </div>
  );
}
