import { SiteLink } from '../../shell/site-link';
import './home.css';
import { Copy } from '../../demo/copy';
import { CODE_URL, DOCS_URL } from '../../site/site-links';
import { loadOrderForm } from './load-order-form';
import { PACKAGES } from './packages';
import { Wall } from './wall';

const INSTALL_COMMAND = `npm install ${PACKAGES.map(({ name }) => name).join(' ')}`;

const OrderForm = await loadOrderForm();

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
          <p className="home-before">
            Desde la versión 0.1.0. Mientras sale, se instala{' '}
            <a href={`${CODE_URL}#usarla`}>desde una copia del repositorio</a>.
          </p>
          <p className="home-links">
            <SiteLink to="/ui/buttons">Ver los componentes</SiteLink>
            <a href={DOCS_URL}>Leer la documentación</a>
          </p>
        </div>
        <OrderForm />
      </div>
      <section className="home-wall">
        <h2>Cada cosa, funcionando</h2>
        <Wall />
      </section>
      <Packages />
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
