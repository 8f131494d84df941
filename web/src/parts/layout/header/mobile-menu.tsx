import type { Profile } from '@redmark/contract';
import { ChevronDown, Menu } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { Avatar } from '../../account/avatar.tsx';
import { LinkButton } from '../../controls/button.tsx';
import { AccountNav, closeMenu } from './account-nav.tsx';
import { menuItemsFor } from './nav-items.ts';

type Props = { user: Profile | undefined; isSignedIn: boolean };

export function MobileMenu({ user, isSignedIn }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label="Menu"
        className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-line/60"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="absolute inset-x-0 top-16 bottom-auto m-0 w-full max-w-none border-0 border-line border-b bg-paper pb-6 text-ink shadow-paper"
      >
        <div className="wrap flex flex-col gap-4">
          {isSignedIn && <ProfileCard user={user} />}
          <nav aria-label="Menu">
            <ul>
              {menuItemsFor(isSignedIn).map(({ to, label }) => (
                <li key={to} className="border-line border-b">
                  <NavLink
                    to={to}
                    end
                    onClick={closeMenu}
                    className="flex min-h-14 items-center text-18 font-medium aria-[current=page]:text-pen"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {!isSignedIn && (
            <div className="grid gap-3">
              <LinkButton to="/signup" onClick={closeMenu}>
                Create Account
              </LinkButton>
              <LinkButton to="/login" look="quiet" onClick={closeMenu}>
                Login
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function ProfileCard({ user }: { user: Profile | undefined }) {
  return (
    <details open className="group mt-4 rounded-card border border-line bg-surface">
      <summary className="flex list-none items-center gap-3 rounded-card p-4 [&::-webkit-details-marker]:hidden">
        <Avatar name={user?.firstName ?? ''} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{user ? `${user.firstName} ${user.lastName}` : 'You'}</span>
          <span className="block truncate text-14 text-soft">{user?.email}</span>
        </span>
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="border-line border-t p-2">
        <AccountNav withPlan />
      </div>
    </details>
  );
}
