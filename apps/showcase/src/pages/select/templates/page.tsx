import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import charactersSource from '../../../data/characters.ts?source';
import { DemoPage, FoldedSource, FormExample, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Around } from './examples/around';
import aroundSource from './examples/around.tsx?source';
import { Badge } from './examples/badge';
import badgeSource from './examples/badge.tsx?source';
import { BadgeAndItem } from './examples/badge-and-item';
import badgeAndItemSource from './examples/badge-and-item.tsx?source';
import { Compact } from './examples/compact';
import compactSource from './examples/compact.tsx?source';
import { Item } from './examples/item';
import itemSource from './examples/item.tsx?source';

const SEVERAL = [1, 3, 6, 12];

const Playground = await loadPlayground('select/templates', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Ficha"
        component={Badge}
        source={badgeSource}
        name="ficha"
        initialValue={6}
      >
        <code>renderBadge</code> dibuja lo elegido; la lista no cambia.
      </FormExample>
      <FormExample
        title="Opción"
        component={Item}
        source={itemSource}
        name="opcion"
        initialValue={null}
      >
        <code>renderOption</code> dibuja cada fila, con el alto que necesite. También puedes buscar
        por juego: prueba «halo».
      </FormExample>
      <FormExample
        title="Ficha y opción"
        component={BadgeAndItem}
        source={badgeAndItemSource}
        name="ambas"
        initialValue={8}
      >
        La misma plantilla sirve para <code>renderOption</code> y para <code>renderBadge</code>.
      </FormExample>
      <FormExample
        title="Ficha compacta, varias opciones"
        component={Compact}
        source={compactSource}
        name="compacta"
        initialValue={SEVERAL}
      >
        Cada ficha muestra solo el retrato; el nombre está en su texto alternativo y en el botón que
        la quita.
      </FormExample>
      <FormExample
        title="Antes y después de la lista"
        component={Around}
        source={aroundSource}
        name="alrededor"
        initialValue={null}
      >
        <code>header</code> va bajo la búsqueda y <code>footer</code> debajo de la lista; las
        flechas llegan a lo que pongas en ellos.
      </FormExample>
      <Section title="Lo que recibe una plantilla">
        <p>
          <code>option</code>, <code>selected</code>, <code>highlighted</code>,{' '}
          <code>disabled</code> y <code>searchTerm</code>. Los retratos son dibujos originales de
          este proyecto.
        </p>
      </Section>
      <Section title="Datos">
        <p>
          Guarda este archivo junto a los ejemplos; los retratos van en{' '}
          <code>public/assets/avatars</code>.
        </p>
        <FoldedSource source={charactersSource} />
      </Section>
    </DemoPage>
  );
}
