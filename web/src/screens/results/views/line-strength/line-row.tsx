import { StrengthMeter } from './strength-meter.tsx';
import { lacksOf, type MeasuredLine } from './strength-text.ts';

export function LineRow({ line: { text, strength } }: { line: MeasuredLine }) {
  const lacks = lacksOf(strength);
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b py-4 tablet:grid-cols-[minmax(0,1fr)_9.5rem]">
      <div className="min-w-0">
        <p className="font-serif break-words">{text}</p>
        {strength.points >= 3 && lacks.length > 0 && (
          <p className="mt-1 text-14 text-soft">Could still have {lacks.map(({ name }) => name).join(', ')}.</p>
        )}
        {strength.points < 3 && (
          <ul aria-label="What is missing" className="mt-2 flex flex-col gap-1 text-14 text-soft">
            {lacks.map(({ lack, ask }) => (
              <li key={lack}>
                <span className="font-medium text-ink">{lack}.</span> {ask}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="tablet:pt-1.5">
        <StrengthMeter strength={strength} />
      </div>
    </li>
  );
}
