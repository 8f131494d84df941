import { Download } from 'lucide-react';
import { lazy } from 'react';
import { PopupButton } from '../../parts/controls/popup-button.tsx';
import type { Shown } from './download-menu.tsx';

const load = () => import('./download-menu.tsx');
const DownloadMenu = lazy(async () => ({ default: (await load()).DownloadMenu }));

const label = 'Download these reports';
const face = {
  className: 'grid size-11 shrink-0 place-items-center rounded-control border border-edge hover:bg-line/50',
  children: <Download className="size-5" aria-hidden="true" />,
};

/** The button of the downloads of a list. */
export function ReportDownloads({ shown }: { shown: Shown }) {
  return (
    <PopupButton popup="menu" face={face} label={label} load={load}>
      <DownloadMenu shown={shown} face={face} label={label} />
    </PopupButton>
  );
}
