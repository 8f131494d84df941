import { CircleUser, LogOut, Settings2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { askToLogOut } from '../log-out/ask-to-log-out.ts';
import { ownPlaces } from './places.ts';

const icons: Record<string, typeof CircleUser> = { '/profile': CircleUser, '/account': Settings2 };
const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-14 font-medium hover:bg-line/60 aria-[current=page]:bg-line/60';

/** Profile, Account, Log out: in the menus and at the side of these two screens. */
export function OwnEntries() {
  return (
    <ul className="flex flex-col gap-1">
      {ownPlaces.map(({ to, label }) => {
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
