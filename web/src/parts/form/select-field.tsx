import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { controlClass, controlSays, FieldFrame } from './field-frame.tsx';

type Props = {
  label: string;
  /** Each is its own value, or has one that is not shown. */
  options: readonly (string | readonly [value: string, text: string])[];
  /** The option of an empty value; without it there is always a choice. */
  empty?: string;
  error?: string | undefined;
} & ComponentProps<'select'>;

/** The browser's own list: familiar, searchable by typing, and best on phones. */
export function SelectField({ label, options, empty, error, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className="relative">
        <select
          id={id}
          className={`${controlClass} appearance-none truncate pr-10`}
          {...controlSays(id, error, undefined)}
          {...select}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => {
            const [value, text] = typeof option === 'string' ? [option, option] : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
        />
      </div>
    </FieldFrame>
  );
}
