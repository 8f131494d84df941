import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { controlClass, FieldFrame } from '../../../parts/form/field-frame.tsx';
import { useCloseReading } from '../report/use-close-reading.ts';

type Props = { value: number | null; onValue: (line: number | null) => void };

const longest = 90;

/** What a note is about: one of the lines that were read, or the whole resume, as in reports that hold no lines. */
export function LineChoice({ value, onValue }: Props) {
  const id = useId();
  const read = useCloseReading();
  const lines = read.data?.reading?.lines ?? [];
  return (
    <FieldFrame id={id} label="It is about" error={undefined}>
      <div className="relative">
        <select
          id={id}
          value={value ?? ''}
          aria-busy={read.isPending}
          onChange={({ target }) => onValue(target.value === '' ? null : Number(target.value))}
          className={`${controlClass} appearance-none truncate pr-10`}
        >
          <option value="">The whole resume</option>
          {lines.map(({ text, at }, line) => (
            // Two lines may say the same in the same place of two pages.
            <option key={`${text} ${at[0]?.page} ${at[0]?.box.join(' ')}`} value={line}>
              {text.length > longest ? `${text.slice(0, longest)}…` : text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-soft" />
      </div>
    </FieldFrame>
  );
}
