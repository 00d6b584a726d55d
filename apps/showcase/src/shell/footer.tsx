import { memo } from 'react';
import { PAGES } from '../site/routes';
import { CODE_URL, DOCS_URL } from '../site/site-links';
import { SiteLink } from './site-link';

/** Reached from the page that they belong to, or from the sidebar. */
const FURTHER_IN = new Set(['/errores', '/conformidad', '/forms/recipes']);

export const Footer = memo(function Footer() {
  return (
    <footer className="footer">
      <p>Guadua: el bambú con el que Colombia construye.</p>
      <ul>
        {PAGES.filter(({ section, path }) => section === 'project' && !FURTHER_IN.has(path)).map(
          ({ path, title }) => (
            <li key={path}>
              <SiteLink to={path}>{title}</SiteLink>
            </li>
          ),
        )}
        <li>
          <a href={DOCS_URL}>Documentación</a>
        </li>
        <li>
          <a href={CODE_URL}>Código</a>
        </li>
        <li>Licencia MIT</li>
      </ul>
    </footer>
  );
});
