import './page.css';
import { AnchorHeading } from '../../../demo/section';
import { SourcePanel } from '../../../demo/source-panel';
import { useAboutPage } from '../../../router/page-visit';
import { SiteLink } from '../../../shell/site-link';
import { COPY_URL, PACKS_COMMAND, PUBLISHED } from '../../../site/install';
import source from './code/registro.tsx?source';
import { InstallCommand } from './install-command';

export function Page() {
  const about = useAboutPage();
  return (
    <div className="start">
      <header className="page-head">
        <h1>Primeros pasos</h1>
        <p className="lead">{about?.facts.lead}</p>
      </header>
      <div className="start-columns">
        <section>
          <AnchorHeading id="instalar" title="Instalar" />
          <InstallCommand />
          {!PUBLISHED && (
            <p>
              Necesitas React 19. Guadua aún no está en npm: en{' '}
              <a href={COPY_URL}>una copia del repositorio</a>, arma antes los paquetes así:{' '}
              <code className="start-packs">{PACKS_COMMAND}</code>
            </p>
          )}
          <p>
            Importa la hoja de estilos de cada paquete que uses, primero la de <code>utils</code>.
          </p>
        </section>
        <section className="start-field">
          <AnchorHeading id="tu-primer-campo" title="Tu primer campo" />
          <SourcePanel source={source} whole />
        </section>
        <div className="start-steps">
          <section>
            <AnchorHeading id="next-js-y-react-router" title="Next.js y React Router" />
            <p>
              Los componentes ya llevan <code>"use client"</code> y se pueden mostrar{' '}
              <SiteLink to="/recetas#mostrar-desde-un-servidor">desde un servidor</SiteLink>.
              Importa los estilos en <code>app/layout.tsx</code> (Next.js) o en{' '}
              <code>app/root.tsx</code> (React Router).
            </p>
          </section>
          <section>
            <AnchorHeading id="otros-idiomas" title="Otros idiomas" />
            <p>
              <code>locale</code> cambia los números y las fechas. Cada paquete trae sus textos en
              inglés y en portugués: pásalos en <code>labels</code>, o cambia los que quieras.
            </p>
          </section>
          <section>
            <AnchorHeading id="que-no-trae" title="Qué no trae" />
            <p>
              Guadua no trae tablas, pestañas, menús, diálogos ni gráficas, y funciona al lado de{' '}
              <SiteLink to="/tema#al-lado-de-otra-libreria">otra librería</SiteLink>. Sigue con{' '}
              <SiteLink to="/componentes">todo lo que trae</SiteLink>,{' '}
              <SiteLink to="/forms/form">el formulario</SiteLink> o{' '}
              <SiteLink to="/tema">tu tema</SiteLink>.
            </p>
          </section>
        </div>
      </div>
    </div>
  );
}
