import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { sections } from './sections.ts';

/** Beside the section on wide screens; above it, scrolling sideways, on narrow ones. */
export function SectionNav({ openId }: { openId: string }) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`[data-section=${openId}]`);
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.clientWidth / 4;
  }, [openId]);

  return (
    <nav
      ref={bar}
      aria-label="Console"
      className="relative -mx-[clamp(1rem,4vw,2rem)] overflow-x-auto border-line border-b px-[clamp(1rem,4vw,2rem)] py-1 laptop:mx-0 laptop:overflow-visible laptop:border-0 laptop:px-0"
    >
      <ul className="flex w-max gap-1 laptop:sticky laptop:top-24 laptop:w-auto laptop:flex-col">
        {sections.map(({ id, label, Icon }) => (
          <li key={id} data-section={id}>
            <Link
              to={`/operator?section=${id}`}
              aria-current={id === openId ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 whitespace-nowrap rounded-control px-3 font-medium text-soft hover:bg-line/50 hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
