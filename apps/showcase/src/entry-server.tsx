import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ROUTER_ROUTES } from './router-routes';

export { DESCRIPTIONS } from './descriptions';
export { markdownPath, pageModule, sectionIndexes } from './page-files';
export { documentTitle, PAGES, pageAt } from './routes';
export { SITE_URL } from './shell/site-links';

const handler = createStaticHandler(ROUTER_ROUTES);

/** The HTML of the page at a path, as the browser's first render will have it. */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}.`);
  if (context.errors) throw Object.values(context.errors)[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}
