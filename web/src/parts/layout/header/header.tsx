import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../session/use-session.ts';
import { brand } from '../../brand/brand.ts';
import { LinkButton } from '../../controls/button.tsx';
import { Logo } from '../logo.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';

export type HeaderProps = {
  /** What visitors find instead of the main navigation. */
  guestNav?: ReactNode;
  /** An additional action on this screen. */
  action?: ReactNode;
  /** A placeholder's header: the screen brings its own in a moment, and a menu opened here would close again. */
  isWaiting?: boolean;
};

export function Header({ guestNav, action, isWaiting = false }: HeaderProps) {
  const { isSignedIn, user } = useSession();
  return (
    <header className="border-line border-b bg-paper">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 laptop:gap-x-8">
        <Link to="/" aria-label={`${brand.name}, home`} className="flex rounded-control">
          <Logo />
        </Link>
        <div className="hidden tablet:block">
          {guestNav && !isSignedIn ? guestNav : <MainNav isSignedIn={isSignedIn} />}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2" data-waiting={isWaiting || undefined}>
          {action}
          <div className="for-session hidden items-center gap-2 tablet:flex">
            {isSignedIn ? <ProfileMenu name={user?.firstName ?? ''} /> : <GuestLinks />}
          </div>
          <div className="for-session tablet:hidden">
            <MobileMenu user={user} isSignedIn={isSignedIn} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** On the sign-up screen the main button is that of the form. */
function GuestLinks() {
  const isSigningUp = useLocation().pathname.toLowerCase().startsWith('/signup');
  return (
    <>
      <LinkButton to="/login" look="ghost" size="small">
        Login
      </LinkButton>
      <LinkButton to="/signup" look={isSigningUp ? 'quiet' : 'main'} size="small">
        Create Account
      </LinkButton>
    </>
  );
}
