import { SiteLink } from '../../shell/site-link';
import './home.css';
import { Copy } from '../../demo/copy';
import { COPY_URL, installCommand, PUBLISHED, releasedCommand } from '../../site/install';
import { DOCS_URL } from '../../site/site-links';
import { loadOrderForm } from './load-order-form';
import { PACKAGES } from './packages';
import { Wall } from './wall';

const INSTALL_COMMAND = installCommand('npm');

const OrderForm = await loadOrderForm();

export function Page() {
  return (
    <div className="home">
      <div className="home-hero">
        <div className="home-intro">
          <h1>Librería React de uso general</h1>
          <p className="lead">
            Campos, selects, fechas y archivos para React&nbsp;19, hechos para Colombia: NIT,
            cédula, direcciones y festivos incluidos. Accesibles, con tipos y de peso medido.
          </p>
          <div className="home-install">
            <code>{INSTALL_COMMAND}</code>
            <Copy text={INSTALL_COMMAND} label="Copiar el comando de instalación" />
          </div>
          {!PUBLISHED && (
            <p className="home-before">
              Aún no está en npm: se instala desde <a href={COPY_URL}>una copia del repositorio</a>.
              Con la versión 0.1.0 será <code>{releasedCommand('npm')}</code>.
            </p>
          )}
          <p className="home-links">
            <SiteLink to="/primeros-pasos">Leer la documentación</SiteLink>
            <SiteLink to="/componentes">Ver los componentes</SiteLink>
            <a href={DOCS_URL}>En GitHub</a>
          </p>
        </div>
        <OrderForm />
      </div>
      <section className="home-wall">
        <h2>Pruébalos aquí</h2>
        <Wall />
      </section>
      <Packages />
    </div>
  );
}

function Packages() {
  return (
    <section className="home-part">
      <h2>Cinco paquetes: instala solo los que uses</h2>
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
