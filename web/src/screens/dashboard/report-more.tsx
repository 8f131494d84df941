import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { PopupButton } from '../../parts/controls/popup-button.tsx';

const load = () => import('./report-menu.tsx');
const ReportMenu = lazy(async () => ({ default: (await load()).ReportMenu }));

const face = {
  className:
    '-mt-1 -mr-2 grid size-10 shrink-0 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink',
  children: <Ellipsis className="size-5" aria-hidden="true" />,
};

/** The button of a report's menu. */
export function ReportMore({ resumeId, name }: { resumeId: string; name: string }) {
  return (
    <PopupButton popup="menu" face={face} label={`More about ${name}`} load={load}>
      <ReportMenu resumeId={resumeId} name={name} face={face} />
    </PopupButton>
  );
}
