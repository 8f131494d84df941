import { CircleUser, CreditCard, LogOut, Settings2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { askToLogOut } from '../../account/log-out/ask-to-log-out.ts';
import { openBilling } from '../../billing/open-billing.ts';
import { accountItems } from './nav-items.ts';

const icons: Record<string, typeof CircleUser> = { '/profile': CircleUser, '/account': Settings2 };
const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-14 font-medium hover:bg-line/60 aria-[current=page]:bg-line/60';

/** Profile, Account and Log out, for the menus and the side of both screens; `withPlan` adds the plan, in the menus. */
export function AccountNav({ withPlan = false }: { withPlan?: boolean }) {
  return (
    <ul className="flex flex-col gap-1">
      {accountItems.map(({ to, label }) => {
        const Icon = icons[to] ?? CircleUser;
        return (
          <li key={to}>
            <NavLink to={to} onClick={closeMenu} className={entry}>
              <Icon className="size-5 text-soft" aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        );
      })}
      {withPlan && (
        <li>
          <button
            type="button"
            onClick={(event) => {
              closeMenu(event);
              openBilling();
            }}
            className={entry}
          >
            <CreditCard className="size-5 text-soft" aria-hidden="true" />
            Subscription plans
          </button>
        </li>
      )}
      <li>
        <button
          type="button"
          onClick={(event) => {
            closeMenu(event);
            askToLogOut();
          }}
          className={entry}
        >
          <LogOut className="size-5 text-soft" aria-hidden="true" />
          Log out
        </button>
      </li>
    </ul>
  );
}

export function closeMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
