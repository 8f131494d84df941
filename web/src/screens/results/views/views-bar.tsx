import type { Finding } from '@redmark/contract';
import { FileText, GitCompareArrows, ListOrdered, type LucideIcon, Replace, ScanText, SignalHigh } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SkeletonLines } from '../../../parts/skeleton-lines.tsx';
import type { Report } from '../report/report-context.ts';

type Room = 'page' | 'fix-first' | 'lines' | 'before-after' | 'software';

const rooms: { room: Room; name: string; Icon: LucideIcon }[] = [
  { room: 'page', name: 'On the page', Icon: FileText },
  { room: 'fix-first', name: 'Fix first', Icon: ListOrdered },
  { room: 'lines', name: 'Line strength', Icon: SignalHigh },
  { room: 'before-after', name: 'Before and after', Icon: Replace },
  { room: 'software', name: 'What software reads', Icon: ScanText },
];
const Views = lazy(async () => ({ default: (await import('./open-view.tsx')).Views }));

type Props = {
  report: Report;
  /** Opens a note on the page it stands on. */
  onShow: (finding: Finding) => void;
  /** The marked page. */
  children: ReactNode;
};

/** The report in several rooms: the marked page first, what lies beyond the grade in the others. */
export function Rooms({ report, onShow, children }: Props) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('view');
  const room = rooms.find((one) => one.room === asked)?.room ?? 'page';
  const bar = useRef<HTMLElement>(null);
  // On narrow screens the bar is wider than the screen; the view one is in must be seen in it.
  useLayoutEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`[data-room=${room}]`);
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.clientWidth / 4;
  }, [room]);
  const link = (to: Room) => {
    const next = new URLSearchParams(search);
    if (to === 'page') next.delete('view');
    else next.set('view', to);
    return `?${next}`;
  };

  // A link opens the report alone.
  if (report.resumeId === undefined) return children;
  return (
    <>
      <div className="border-line border-t">
        <div className="wrap py-3 print:hidden">
          <nav
            ref={bar}
            aria-label="Views of the report"
            className="-mx-[clamp(1rem,4vw,2rem)] overflow-x-auto px-[clamp(1rem,4vw,2rem)] py-1"
          >
            <ul className="flex w-max gap-1 rounded-control border border-line bg-surface p-1">
              {rooms.map(({ room: to, name, Icon }) => (
                <li key={to} data-room={to}>
                  <RoomLink to={link(to)} current={to === room} Icon={Icon} name={name} />
                </li>
              ))}
              {report.ownId && (
                <li>
                  <RoomLink
                    to={`/compare?before=${report.resumeId}`}
                    current={false}
                    Icon={GitCompareArrows}
                    name="Compare versions"
                  />
                </li>
              )}
            </ul>
          </nav>
        </div>
      </div>
      {room === 'page' ? (
        children
      ) : (
        // As tall as the window while it loads and when it is short, so that the page does not jump to its top.
        <div className="flex min-h-dvh flex-col">
          <Suspense
            fallback={
              <div className="wrap py-12">
                <SkeletonLines count={9} label="Loading" />
              </div>
            }
          >
            <Views
              room={room}
              report={report}
              onShow={(finding) => {
                setSearch(
                  (before) => {
                    before.delete('view');
                    return before;
                  },
                  { preventScrollReset: true },
                );
                onShow(finding);
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}

type LinkProps = { to: string; current: boolean; Icon: LucideIcon; name: string };

function RoomLink({ to, current, Icon, name }: LinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? 'page' : undefined}
      className="inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-control px-3 text-14 font-medium text-soft hover:bg-line/50 hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
    >
      <Icon className="size-4" aria-hidden="true" />
      {name}
    </Link>
  );
}
