import { lazy, Suspense, useState } from 'react';
import { MoreFace, moreClass } from './more-face.tsx';

const load = () => import('./report-menu.tsx');
const ReportMenu = lazy(async () => ({ default: (await load()).ReportMenu }));

/** The button of the menu of a report; the menu itself comes when somebody reaches for it. */
export function ReportMore({ resumeId, name }: { resumeId: string; name: string }) {
  const [isWanted, setWanted] = useState(false);
  const reach = () => void load().catch(() => undefined);
  const button = (
    <button
      type="button"
      aria-label={`More about ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      className={moreClass}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
    >
      <MoreFace />
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ReportMenu resumeId={resumeId} name={name} />
    </Suspense>
  );
}
