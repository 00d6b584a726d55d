import { DemoPage, Example, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Holding } from './examples/holding';
import holdingSource from './examples/holding.tsx?source';
import { States } from './examples/states';
import statesSource from './examples/states.tsx?source';

const Playground = await loadPlayground('utils/click', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Corto o prolongado" component={States} source={statesSource} observe>
        Al segundo ya es prolongado; a los dos segundos vuelve a empezar.
      </Example>
      <Example title="Mientras se sostiene" component={Holding} source={holdingSource}>
        Cada 50 ms muestra cuánto llevas y, al soltar, con qué lo hiciste.
      </Example>
      <Section title="Qué lo cancela">
        <p>
          Moverse más de 10 píxeles, salir del botón, desplazar la página, apoyar un segundo dedo o
          pulsar <kbd>Esc</kbd>. Un clic con <kbd>Ctrl</kbd>, <kbd>Mayús</kbd>, <kbd>Alt</kbd> o{' '}
          <kbd>⌘</kbd>, o con otro botón del ratón, no cuenta. Tras un clic prolongado el navegador
          no dispara el suyo, y un dedo que se queda quieto no abre el menú contextual.
        </p>
      </Section>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
