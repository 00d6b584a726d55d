import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadContent } from './router/page-content';
import { PageView } from './router/page-view';
import { firstVisit } from './router/site-state';

export { renderNativePage } from './pages/project/recipes/native-page';
export { documentTitle } from './site/document-title';
export { INSTALL_NOTE } from './site/install';
export { markdownPath } from './site/page-address';
export { PAGES } from './site/routes';
export { SITE_URL } from './site/site-links';
/** Rules that every page has in itself: no sheet that a screen waits for should carry them. */
export { default as PRINT_STYLES } from './styles/print.css?inline';

/** The HTML of the page at a path, as the browser's first render will have it. */
export async function renderPage(path: string): Promise<string> {
  const content = await loadContent(path);
  if (content.kind === 'failed') throw content.error;
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <PageView page={firstVisit(path, content)} />
      </StaticRouter>
    </StrictMode>,
  );
}
