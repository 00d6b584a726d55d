import { DemoPage, Example, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { AsLink } from './examples/as-link';
import asLinkSource from './examples/as-link.tsx?source';
import { Bordered } from './examples/bordered';
import borderedSource from './examples/bordered.tsx?source';
import { Collapsed } from './examples/collapsed';
import collapsedSource from './examples/collapsed.tsx?source';
import { IconOnly } from './examples/icon-only';
import iconOnlySource from './examples/icon-only.tsx?source';
import { Loading } from './examples/loading';
import loadingSource from './examples/loading.tsx?source';
import { Sizes } from './examples/sizes';
import sizesSource from './examples/sizes.tsx?source';
import { Tones } from './examples/tones';
import tonesSource from './examples/tones.tsx?source';
import { WithIcon } from './examples/with-icon';
import withIconSource from './examples/with-icon.tsx?source';

const Playground = await loadPlayground('ui/buttons', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Tonos" component={Tones} source={tonesSource} disableable observe>
        Cada tono anticipa qué pasará al oprimirlo. Suele bastar uno primario por pantalla.
      </Example>
      <Example title="Bordeados" component={Bordered} source={borderedSource} disableable observe>
        Los mismos tonos con menos peso, para lo que acompaña a la acción principal.
      </Example>
      <Example title="Con ícono" component={WithIcon} source={withIconSource} disableable observe>
        El ícono acompaña al texto, no lo reemplaza: es decorativo y un lector de pantalla lo omite.
      </Example>
      <Example title="Solo ícono" component={IconOnly} source={iconOnlySource} disableable observe>
        Sin texto a la vista el nombre va en <code>aria-label</code>; si falta, la consola lo avisa
        durante el desarrollo.
      </Example>
      <Example title="Cargando" component={Loading} source={loadingSource} disableable observe>
        Mientras carga conserva el ancho y el foco, se anuncia ocupado y no acepta más clics.
      </Example>
      <Example title="Tamaños" component={Sizes} source={sizesSource} disableable observe>
        Tres alturas; en pantallas táctiles ninguna baja de 40 px.
      </Example>
      <Example
        title="Texto contraído"
        folded="closed"
        component={Collapsed}
        source={collapsedSource}
        disableable
        observe
      >
        El texto se despliega al pasar el cursor o al llegar con el teclado, y siempre está ahí para
        un lector de pantalla.
      </Example>
      <Example title="Como enlace" folded="closed" component={AsLink} source={asLinkSource} observe>
        Con <code>asChild</code> el enlace sigue siendo un enlace: se abre en otra pestaña y se
        copia como cualquiera.
      </Example>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
