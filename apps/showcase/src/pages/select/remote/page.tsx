import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import './page.css';
import municipalitiesFile from '../../../data/municipalities.json?url';
import type { Municipality } from '../../../data/municipality-server';
import serverSource from '../../../data/municipality-server.ts?source';
import { DemoPage, Example, FoldedSource, FormExample, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Cascade } from './examples/cascade';
import cascadeSource from './examples/cascade.tsx?source';
import { Municipalities } from './examples/municipalities';
import municipalitiesSource from './examples/municipalities.tsx?source';
import { Saved } from './examples/saved';
import savedSource from './examples/saved.tsx?source';
import { NetworkPanel } from './network-panel';

const Playground = await loadPlayground('select/remote', () => import('./playground'));

const NONE: Municipality[] = [];

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Section title="Panel de red">
        <p>
          La fuente está en esta página y responde como una red. Ponla lenta y en desorden, y
          escribe rápido: cada búsqueda cancela la anterior, y una respuesta tardía no se muestra.
          Hazla fallar: las filas cargadas se conservan y «Reintentar» pide solo lo que faltó.
        </p>
        <NetworkPanel />
      </Section>
      <FormExample
        title="Municipios de Colombia"
        component={Municipalities}
        source={municipalitiesSource}
        name="municipios"
        initialValue={NONE}
      >
        Carga 1.122 municipios de 30 en 30, agrupados por departamento, y pide la página siguiente
        antes de que llegues al final.
      </FormExample>
      <FormExample
        title="Valor guardado"
        component={Saved}
        source={savedSource}
        name="nacimiento"
        initialValue="25126"
      >
        Con <code>valueAs="key"</code> el valor es el código. Si no está en la primera página,{' '}
        <code>resolve</code> pide su nombre una sola vez.
      </FormExample>
      <Example title="Una lista que depende de otra" component={Cascade} source={cascadeSource}>
        Con <code>reloadKey</code> la lista se vuelve a cargar cuando cambia el departamento. Al
        cambiar de departamento, borra tú el municipio elegido.
      </Example>
      <Section title="Datos">
        <p>
          Guarda junto a los ejemplos este archivo, que hace de servidor, y{' '}
          <a href={municipalitiesFile} download="municipalities.json">
            municipalities.json
          </a>
          , con los 1122 municipios. Son de la División Político-Administrativa de Colombia
          (DIVIPOLA) del DANE: código, nombre y departamento. Datos públicos.
        </p>
        <FoldedSource source={serverSource} />
      </Section>
    </DemoPage>
  );
}
