import './page.css';
import { AnchorHeading } from '../../../demo/section';
import { slug } from '../../../demo/slug';
import { useAboutPage } from '../../../router/page-visit';
import { SiteLink } from '../../../shell/site-link';
import { CATALOG, type CatalogEntry } from './catalog';
import { DRAWINGS, type Drawing } from './drawings';

export function Page() {
  const about = useAboutPage();
  return (
    <div className="catalog">
      <header className="page-head">
        <h1>Componentes</h1>
        <p className="lead">{about?.facts.lead}</p>
      </header>
      {CATALOG.map(([group, entries]) => (
        <section key={group}>
          <AnchorHeading id={slug(group)} title={group} />
          <ul className="catalog-entries">
            {entries.map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ to, title, names, line, drawing }: CatalogEntry) {
  return (
    <li className="catalog-entry">
      <Picture {...DRAWINGS[drawing]} />
      <div>
        <p className="catalog-title">
          <SiteLink to={to}>{title}</SiteLink> {names !== title && <code>{names}</code>}
        </p>
        <p>{line}</p>
      </div>
    </li>
  );
}

function Picture({ edge, text, accent }: Drawing) {
  return (
    <svg viewBox="0 0 96 56" aria-hidden="true" focusable="false">
      {text && <path className="catalog-text" d={text} />}
      {accent && <path className="catalog-accent" d={accent} />}
      {edge && <path d={edge} />}
    </svg>
  );
}
