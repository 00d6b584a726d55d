import './page.css';
import { REGISTRY_ENTRIES } from '../../../../build/registry-items';
import { DemoPage, FoldedSource, Section, SourcePanel, Table } from '../../../demo';
import { Copy } from '../../../demo/copy';
import { SiteLink } from '../../../shell/site-link';
import { addCommand, COPY_URL } from '../../../site/install';
import { Fold } from '../fold';
import inlineScriptsSource from './code/inline-scripts.ts?source';
import layoutSource from './code/layout.tsx?source';
import testSource from './code/travel-form.test.tsx?source';
import formSource from './code/travel-form.tsx?source';
import { NEEDS } from './needs';
import { NeedsTable } from './needs-table';
import { PolicyTable } from './policy-table';

const ADD = addCommand('municipality-select');

export function Page() {
  return (
    <DemoPage>
      <Section title="¿Qué componente uso?">
        <p>
          Los formularios completos están en <SiteLink to="/forms/recipes">sus recetas</SiteLink>.
        </p>
        {NEEDS.map(({ title, needs }) => (
          <NeedsTable key={title} title={title} needs={needs} />
        ))}
      </Section>
      <Section title="Probar lo que hiciste">
        <p>
          Los componentes se encuentran por su rol y su nombre, como los encuentra un lector de
          pantalla, y funcionan en jsdom sin polyfills. Para lo que toma varios pasos hay tres
          funciones, cada una en una entrada que no llega a producción: <code>selectOption</code> de{' '}
          <code>@guadua/select/testing</code>, <code>pickDate</code> de{' '}
          <code>@guadua/date/testing</code> y <code>dropFiles</code> de{' '}
          <code>@guadua/file/testing</code>. Sirven con <code>@testing-library/user-event</code> y
          con <code>vitest/browser</code>, y no instalan nada. Un aviso de desarrollo en la consola
          trae la dirección que lo explica: <SiteLink to="/errores">todos están aquí</SiteLink>.
        </p>
        <SourcePanel source={testSource} />
        <FoldedSource source={formSource} />
      </Section>
      <Section title="Mostrar desde un servidor">
        <p>
          Todo se puede mostrar desde un servidor: ningún componente lee la pantalla, el reloj ni el
          azar al dibujarse. Lo que la persona escribe, marca o adjunta antes de que cargue
          JavaScript se conserva. En Next.js, los componentes ya llevan <code>"use client"</code>, y
          las funciones (validadores, fechas, textos) se pueden llamar desde un componente de
          servidor.
        </p>
        <p>
          El tema se decide antes del primer píxel con un script en el <code>head</code>, y{' '}
          <code>suppressHydrationWarning</code> le dice a React que ese atributo no es suyo. Si
          «hoy» importa, pasa <code>today</code> y <code>timeZone</code> a los campos de fecha: el
          servidor y el navegador pueden estar en días distintos.
        </p>
        <SourcePanel source={layoutSource} />
      </Section>
      <Section title="Con una política estricta">
        <p>
          Los estilos se ponen por el CSSOM y los íconos son SVG en la página: no hace falta{' '}
          <code>'unsafe-inline'</code> ni <code>'unsafe-eval'</code>. Esto es todo lo que piden:
        </p>
        <PolicyTable />
        <p>
          Un formulario con una función en <code>action</code>, pintado en un servidor, trae un
          script de React: guarda lo que alguien envíe antes de que la página arranque. Sin permiso
          no corre, y ese primer envío se pierde. Dale el mismo <code>nonce</code> de tu política (
          <code>renderToPipeableStream(app, {'{ nonce }'})</code>; Next lo toma de la cabecera), o,
          si tus páginas son archivos, pon su huella:
        </p>
        <SourcePanel source={inlineScriptsSource} whole />
      </Section>
      <Section title="Con la línea de comandos de shadcn">
        <p>
          Este sitio es también un registro: cada comando copia un campo a tu proyecto, instala los
          paquetes que usa y hace que tomen los colores y las esquinas de tu tema. Los paquetes aún
          no están en npm: instálalos antes <a href={COPY_URL}>desde el repositorio</a>, y el
          comando usa esos.
        </p>
        <div className="strip">
          <code>{ADD}</code>
          <Copy text={ADD} label="Copiar el comando" />
        </div>
        <Fold summary={`${REGISTRY_ENTRIES.length} campos para copiar`}>
          <Table columns={['Nombre', 'Qué es']}>
            {REGISTRY_ENTRIES.map(({ name, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{description}</td>
              </tr>
            ))}
          </Table>
        </Fold>
      </Section>
    </DemoPage>
  );
}
