import { Fragment } from 'react';
import {
  Outlet,
  useLocation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { Footer } from './footer';
import { LazySnackbars } from './lazy-snackbars';
import { SearchProvider } from './search';
import { Sidebar } from './sidebar';
import { Toolbar } from './toolbar';
import { usePageNavigation } from './use-page-navigation';

/** What stays while pages change: toolbar, sidebar, footer. */
export function Layout() {
  const { pathname } = useLocation();
  const visit = usePageNavigation();
  useScrollRestoration();
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
            <Fragment key={`${pathname} ${visit}`}>
              <Outlet />
            </Fragment>
          </main>
          <Footer />
        </div>
      </div>
      <LazySnackbars />
    </SearchProvider>
  );
}
