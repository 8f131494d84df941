import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./report-menu.tsx');
const ReportMenu = lazy(async () => ({ default: (await load()).ReportMenu }));

/** How the button looks, before and after its menu is there. */
const face = {
  className:
    '-mt-1 -mr-2 grid size-10 shrink-0 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink',
  children: <Ellipsis className="size-5" aria-hidden="true" />,
};

/** The button of a report's menu; the menu itself is loaded when somebody reaches for it. */
export function ReportMore({ resumeId, name }: { resumeId: string; name: string }) {
  const [isWanted, setWanted] = useState(false);
  const reach = () => void load().catch(() => undefined);
  const button = (
    <button
      type="button"
      aria-label={`More about ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
      {...face}
    />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ReportMenu resumeId={resumeId} name={name} face={face} />
    </Suspense>
  );
}
