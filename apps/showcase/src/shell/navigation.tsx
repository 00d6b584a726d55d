import { useLocation } from 'react-router';
import { PAGES, pageAt, sidebarGroups } from '../site/routes';
import { SiteLink } from './site-link';

const ENTRIES = PAGES.map(({ entry }) => entry);
/** Entries that stand in several groups: read out by themselves, they would not tell where they lead. */
const REPEATED = new Set(ENTRIES.filter((entry, index) => ENTRIES.indexOf(entry) !== index));

/** The pages by group: in the sidebar, in the drawer, and where neither can be (SHL-4). */
export function Navigation() {
  const current = pageAt(useLocation().pathname);
  return (
    <nav className="navigation" aria-label="Componentes">
      {sidebarGroups().map(({ group, pages }) => (
        <div key={group} className="navigation-group">
          <p className="navigation-title">{group}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <SiteLink
                  to={page.path}
                  aria-current={page === current ? 'page' : undefined}
                  aria-label={REPEATED.has(page.entry) ? `${group}: ${page.entry}` : undefined}
                >
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
