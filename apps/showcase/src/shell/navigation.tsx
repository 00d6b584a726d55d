import { useLocation } from 'react-router';
import { pageAt, sidebarGroups } from '../site/routes';
import { SiteLink } from './site-link';

/** The pages by group: in the sidebar, in the drawer, and where neither can be (SHL-4). */
export function Navigation() {
  const current = pageAt(useLocation().pathname);
  return (
    <nav className="navigation" aria-label="Componentes">
      {/* Shown by the style sheet while the visit has a theme of its own. */}
      <SiteLink to="/tema" className="navigation-group own-theme">
        Cambiar o quitar tu tema
      </SiteLink>
      {sidebarGroups().map(({ group, pages }) => (
        <div key={group} className="navigation-group">
          <p className="navigation-title">{group}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <SiteLink to={page.path} aria-current={page === current ? 'page' : undefined}>
                  {page.entry}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
