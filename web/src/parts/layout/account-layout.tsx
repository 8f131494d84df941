import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ArrivalHeading } from './arrival-heading.tsx';
import { AccountNav } from './header/account-nav.tsx';
import { accountItems } from './header/nav-items.ts';
import { Shell } from './shell.tsx';

/** The layout of /profile and /account: their navigation at the side, or as two tabs on phones. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Shell>
      <div className="wrap grid flex-1 content-start gap-8 py-6 tablet:grid-cols-[12rem_minmax(0,1fr)] tablet:py-12 laptop:grid-cols-[14rem_minmax(0,44rem)] laptop:gap-24">
        <nav aria-label="Your account" className="tablet:-ml-3">
          <div className="hidden tablet:block">
            <AccountNav />
          </div>
          <ul className="grid grid-cols-2 border-line border-b tablet:hidden">
            {accountItems.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="-mb-px flex min-h-12 items-center justify-center border-transparent border-b-2 font-medium text-soft aria-[current=page]:border-pen aria-[current=page]:text-ink"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-10">
          <ArrivalHeading className="text-36 tablet:text-48">{title}</ArrivalHeading>
          {children}
        </div>
      </div>
    </Shell>
  );
}

/** One section of an account screen, under its heading. */
export function AccountSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6 border-line border-t pt-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-22">{title}</h2>
        {lead && <p className="max-w-measure text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
