import { memo } from 'react';
import { PAGES } from '../site/routes';
import { CODE_URL, DOCS_URL } from '../site/site-links';
import { SiteLink } from './site-link';

export const Footer = memo(function Footer() {
  return (
    <footer className="footer">
      <p>Guadua: el bambú con el que Colombia construye.</p>
      <ul>
        {/* The sidebar has all the others. */}
        {PAGES.filter(({ section, entry }) => section === 'project' && !entry).map(
          ({ path, title }) => (
            <li key={path}>
              <SiteLink to={path}>{title}</SiteLink>
            </li>
          ),
        )}
        <li>
          <a href={DOCS_URL}>README</a>
        </li>
        <li>
          <a href={CODE_URL}>Código</a>
        </li>
        <li>Licencia MIT</li>
      </ul>
    </footer>
  );
});
