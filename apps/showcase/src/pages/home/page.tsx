import { SiteLink } from '../../shell/site-link';
import './home.css';
import { Copy } from '../../demo/copy';
import { sidebarGroups } from '../../site/routes';
import { DOCS_URL } from '../../site/site-links';
import { FieldSheet } from './field-sheet';
import { PACKAGES } from './packages';

const INSTALL_COMMAND = `npm install ${PACKAGES.map(({ name }) => name).join(' ')}`;

export function Page() {
  return (
    <div className="home">
      <div className="home-hero">
        <div className="home-intro">
          <h1>Librería React de uso general</h1>
          <p className="lead">
            Formularios, listas, fechas y archivos para React&nbsp;19, pensados en español de
            Colombia: con tildes, con NIT, con festivos, y con cada medida a la vista.
          </p>
          <div className="home-install">
            <code>
              <span aria-hidden="true">$ </span>
              {INSTALL_COMMAND}
            </code>
            <Copy text={INSTALL_COMMAND} label="Copiar el comando de instalación" />
          </div>
          <p className="home-links">
            <SiteLink to="/ui/buttons">Ver los componentes</SiteLink>
            <a href={DOCS_URL}>Leer la documentación</a>
          </p>
        </div>
        <FieldSheet />
      </div>
      <Packages />
      <Contents />
    </div>
  );
}

function Packages() {
  return (
    <section className="home-part">
      <h2>Cinco paquetes, cada uno útil solo</h2>
      <dl className="home-packages">
        {PACKAGES.map(({ name, holds }) => (
          <div key={name} className="home-package">
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{holds}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The table of contents of the notebook: every page with what it is about. */
function Contents() {
  return (
    <section className="home-part">
      <h2>Índice</h2>
      <div className="home-contents">
        {sidebarGroups().map(({ group, pages }) => (
          <div key={group} className="home-contents-group">
            <h3>{group}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <SiteLink to={page.path} className="home-contents-link">
                    <span className="home-contents-entry">{page.entry}</span>
                    <span className="home-contents-dots" aria-hidden="true" />
                    <code aria-hidden="true">{page.path}</code>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
