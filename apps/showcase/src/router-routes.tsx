import type { RouteObject } from 'react-router';
import { PAGES } from './routes';
import { ErrorPage } from './shell/error-page';
import { Layout } from './shell/layout';

/** The route table as the router wants it; each page loads when somebody goes there. */
export const ROUTER_ROUTES: RouteObject[] = [
  {
    Component: Layout,
    children: [
      {
        // Inside the layout, so that the toolbar and the sidebar survive a page that fails.
        ErrorBoundary: ErrorPage,
        children: [
          ...PAGES.map(
            (page): RouteObject => ({
              path: page.path,
              lazy: async () => ({ Component: (await page.load()).Page }),
            }),
          ),
          {
            path: '*',
            lazy: async () => {
              const { leadOn, NotFoundPage } = await import('./shell/not-found-page');
              return { loader: leadOn, Component: NotFoundPage };
            },
          },
        ],
      },
    ],
  },
];
