import { consoleHideFigure, consoleShowFigure, leastFigure, type PublicFigure, type ReplyOf } from '@redmark/contract';
import { useCall } from '../../../parts/calls/use-call.ts';
import { SwitchField } from '../../../parts/form/switch-field.tsx';
import { notify } from '../../../parts/toasts/notify.ts';

type Changed = ReplyOf<typeof consoleShowFigure>;
type Props = { figure: PublicFigure; onChanged: (changed: Changed) => void };

const words: Record<PublicFigure['name'], { label: string; counts: string; where: string }> = {
  jobSeekers: { label: 'Job seekers', counts: 'People who agreed to be considered.', where: 'Home and Hiring' },
  pool: { label: 'People in the pool', counts: 'Those of them who have a graded resume.', where: 'Hiring' },
  placed: { label: 'Placed in new jobs', counts: 'Placements with an invoice.', where: 'Hiring' },
};

/** One figure: what is counted, and the switch that puts it on the public pages. */
export function FigureItem({ figure, onChanged }: Props) {
  const { name, count, isOn } = figure;
  const { label, counts, where } = words[name];
  const told = (what: string) => (changed: Changed) => {
    onChanged(changed);
    void notify('success', what);
  };
  const showing = useCall(consoleShowFigure, { onSuccess: told(`${label}: on the public pages within a minute.`) });
  const hiding = useCall(consoleHideFigure, { onSuccess: told(`${label}: off the public pages within a minute.`) });
  const isSwitching = showing.isPending || hiding.isPending;

  return (
    <li className="border-line border-t py-4">
      <SwitchField
        label={label}
        checked={isSwitching ? !isOn : isOn}
        disabled={isSwitching}
        onChange={() => void (isOn ? hiding : showing).mutate({ params: { id: name } })}
      >
        <span className="figures block py-1 font-semibold text-28 text-ink">{count.toLocaleString('en-US')}</span>
        {counts} {effectOf(figure, where)}
      </SwitchField>
    </li>
  );
}

function effectOf({ text, isOn, fromBrand }: PublicFigure, where: string): string {
  if (fromBrand !== null) return `Shown on ${where} as “${fromBrand}” in any case: the brand file says so.`;
  if (text === null)
    return isOn
      ? `On: shown on ${where} once there are ${leastFigure}.`
      : `Off: ${where} shows nothing below ${leastFigure}.`;
  return isOn ? `Shown on ${where} as “${text}”.` : `Off: ${where} would say “${text}”.`;
}
