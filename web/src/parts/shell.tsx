import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';

/** Every screen stands in here: skip link, header with room for one action, main, footer. */
export function Shell({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <header className="border-line border-b bg-paper">
        <div className="wrap flex h-16 items-center justify-between gap-4">
          <Link to="/" aria-label="Redmark, home" className="rounded-control">
            <Logo />
          </Link>
          {action}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}
