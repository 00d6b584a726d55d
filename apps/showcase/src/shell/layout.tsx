import type { ReactNode } from 'react';
import { Footer } from './footer';
import { LazySnackbars } from './lazy-snackbars';
import { SearchProvider } from './search';
import { Sidebar } from './sidebar';
import { Toolbar } from './toolbar';
import { usePageNavigation } from './use-page-navigation';

/** What stays while pages change: toolbar, sidebar, footer. */
export function Layout({ children }: { children: ReactNode }) {
  usePageNavigation();
  return (
    <SearchProvider>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <Toolbar />
      <div className="layout">
        <Sidebar />
        <div className="layout-page">
          <main id="contenido" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <LazySnackbars />
    </SearchProvider>
  );
}
