import { SiteLink } from '../shell/site-link';
import type { SitePage } from '../site/page.types';
import { PAGES } from '../site/routes';

/** Links to the page before and the page behind, in the order of the sidebar. */
export function Neighbours({ page }: { page: SitePage }) {
  const pages = PAGES.filter((known) => known.entry !== undefined);
  const index = pages.findIndex(({ path }) => path === page.path);
  if (index === -1) return null;
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return (
    <nav className="neighbours" aria-label="Páginas vecinas">
      {previous && (
        <SiteLink to={previous.path} className="neighbour" rel="prev">
          <span className="neighbour-label">Anterior</span>
          <span className="neighbour-title">{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} className="neighbour neighbour-next" rel="next">
          <span className="neighbour-label">Siguiente</span>
          <span className="neighbour-title">{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
