import { NavLink } from 'react-router';
import { type SitePage, sidebarGroups } from '../routes';

/** The pages by group: in the sidebar, in the drawer, and where neither can be (SHL-4). */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav className="navigation" aria-label="Componentes">
      {sidebarGroups().map(({ group, pages }) => (
        <div key={group} className="navigation-group">
          <p className="navigation-title">{group}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <NavLink
                  to={page.path}
                  end
                  onClick={onNavigate}
                  onPointerEnter={() => prefetch(page)}
                  onFocus={() => prefetch(page)}
                >
                  {page.entry}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Fetches a page that somebody is about to open; a failure will show when they do. */
function prefetch(page: SitePage): void {
  page.load().catch(() => undefined);
}
