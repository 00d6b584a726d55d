import './page.css';
import { OVERVIEW } from 'virtual:overview';
import { AnchorHeading } from '../../../demo/section';
import { slug } from '../../../demo/slug';
import { useAboutPage } from '../../../router/page-visit';
import { SiteLink } from '../../../shell/site-link';
import { DRAWINGS, type Drawing } from '../../../site/drawings';
import type { OverviewEntry } from '../../../site/overview.types';

export function Page() {
  const about = useAboutPage();
  return (
    <div className="catalog">
      <header className="page-head">
        <h1>Componentes</h1>
        <p className="lead">{about?.facts.lead}</p>
      </header>
      {OVERVIEW.map(({ group, entries }) => (
        <section key={group}>
          <AnchorHeading id={slug(group)} title={group} />
          <ul className="catalog-entries">
            {entries.map((entry) => (
              <Entry key={entry.path} {...entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ path, title, name, line, drawing }: OverviewEntry) {
  return (
    <li className="catalog-entry">
      <Picture {...DRAWINGS[drawing]} />
      <div>
        <p>
          <SiteLink to={path}>{title}</SiteLink> {name !== title && <code>{name}</code>}
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
