import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header, type HeaderProps } from './header/header.tsx';

/** The frame of every screen: skip link, header, main, footer. */
export function Shell({ children, ...header }: { children: ReactNode } & HeaderProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to the content
      </a>
      <Header {...header} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
    </div>
  );
}
