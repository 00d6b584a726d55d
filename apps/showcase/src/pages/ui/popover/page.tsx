import { DemoPage, Example, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Filters } from './examples/filters';
import filtersSource from './examples/filters.tsx?source';
import { Help } from './examples/help';
import helpSource from './examples/help.tsx?source';
import { Modal } from './examples/modal';
import modalSource from './examples/modal.tsx?source';
import { Plain } from './examples/plain';
import plainSource from './examples/plain.tsx?source';
import { Share } from './examples/share';
import shareSource from './examples/share.tsx?source';
import { Sides } from './examples/sides';
import sidesSource from './examples/sides.tsx?source';

const Playground = await loadPlayground('ui/popover', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Ayuda" component={Help} source={helpSource} observe>
        El título da nombre al panel y la frase lo describe: un lector de pantalla los anuncia al
        entrar.
      </Example>
      <Example title="Compartir" component={Share} source={shareSource} observe>
        El foco entra al abrir y vuelve al botón al cerrar. En un teléfono es un panel al pie.
      </Example>
      <Example title="Filtros" component={Filters} source={filtersSource} observe>
        Con <code>open</code> y <code>onOpenChange</code> lo abres y lo cierras tú, y sabes por qué
        se cerró.
      </Example>
      <Example title="Los cuatro lados" component={Sides} source={sidesSource} observe>
        <code>side</code> y <code>align</code> deciden dónde aparece; si ahí no cabe, pasa al lado
        contrario.
      </Example>
      <Example title="Modal" component={Modal} source={modalSource} observe>
        Con <code>modal</code> lo demás queda inactivo hasta que se cierra: para lo que pide
        respuesta.
      </Example>
      <Example title="Sin punta ni título" component={Plain} source={plainSource} observe>
        Sin título el nombre va en <code>aria-label</code>; si falta, la consola lo avisa durante el
        desarrollo.
      </Example>
      <Section title="¿Popover, Tooltip o una lista?" place="before-reference">
        <p>
          Un <code>Tooltip</code> describe y no se puede tocar: aparece con el cursor o el foco. Un{' '}
          <code>Popover</code> se abre con un clic y adentro se puede hacer algo. Las listas y los
          calendarios vienen con su campo, y no necesitan ninguno de los dos.
        </p>
      </Section>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
