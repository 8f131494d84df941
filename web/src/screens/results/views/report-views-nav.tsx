import type { Finding } from '@redmark/contract';
import { FileText, GitCompareArrows, type LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useReport } from '../report/report-context.ts';
import { OpenView } from './open-view.tsx';
import { reportViews } from './report-views.ts';

type Props = {
  /** Opens a note on the marked page. */
  onShow: (finding: Finding) => void;
  /** The marked page. */
  children: ReactNode;
};

/** The navigation among the views of a report, and the open one: the marked page first, or another as the address says. */
export function ReportViews({ onShow, children }: Props) {
  const { resumeId, ownId } = useReport();
  const [search, setSearch] = useSearchParams();
  const view = reportViews.find(({ id }) => id === search.get('view'));
  const openId = view?.id ?? 'page';
  const bar = useRef<HTMLElement>(null);
  // On narrow screens the bar is wider than the screen, so the open view is scrolled into sight.
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // A bar that has just appeared shows its beginning, and to measure it would lay out the whole report at once.
    if (isFirst.current && openId === 'page') return;
    isFirst.current = false;
    const current = bar.current?.querySelector<HTMLElement>(`[data-view=${openId}]`);
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.clientWidth / 4;
  }, [openId]);
  const link = (id: string | undefined) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('view');
    else next.set('view', id);
    return `?${next}`;
  };

  function showOnPage(finding: Finding) {
    setSearch(
      (before) => {
        before.delete('view');
        return before;
      },
      { preventScrollReset: true },
    );
    onShow(finding);
  }

  // A shared link opens the marked page alone.
  if (resumeId === undefined) return children;
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
              <li data-view="page">
                <ViewLink to={link(undefined)} isOpen={view === undefined} Icon={FileText} label="On the page" />
              </li>
              {reportViews.map(({ id, label, Icon }) => (
                <li key={id} data-view={id}>
                  <ViewLink to={link(id)} isOpen={id === openId} Icon={Icon} label={label} />
                </li>
              ))}
              {ownId && (
                <li>
                  <ViewLink
                    to={`/compare?before=${ownId}`}
                    isOpen={false}
                    Icon={GitCompareArrows}
                    label="Compare versions"
                  />
                </li>
              )}
            </ul>
          </nav>
        </div>
      </div>
      {view ? <OpenView view={view} onShow={showOnPage} /> : children}
    </>
  );
}

type LinkProps = { to: string; isOpen: boolean; Icon: LucideIcon; label: string };

function ViewLink({ to, isOpen, Icon, label }: LinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'page' : undefined}
      className="inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-control px-3 text-14 font-medium text-soft hover:bg-line/50 hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
    >
      <Icon className="size-4" aria-hidden="true" />
      {label}
    </Link>
  );
}
