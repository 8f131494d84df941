import { NavLink } from 'react-router';
import { navItemsFor } from './nav-items.ts';

export function MainNav({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <nav aria-label="Main">
      <ul className="flex flex-wrap gap-x-6 gap-y-4 text-14 font-medium">
        {navItemsFor(isSignedIn).map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="border-transparent border-b-2 py-2 text-soft hover:text-ink aria-[current=page]:border-pen aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
