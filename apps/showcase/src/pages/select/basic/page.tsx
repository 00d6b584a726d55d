import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import charactersSource from '../../../data/characters.ts?source';
import { DemoPage, FoldedSource, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Multiple } from './examples/multiple';
import multipleSource from './examples/multiple.tsx?source';
import { Reorder } from './examples/reorder';
import reorderSource from './examples/reorder.tsx?source';
import { Single } from './examples/single';
import singleSource from './examples/single.tsx?source';

const SEVERAL = [1, 6];
const RANKED = [6, 1, 8, 3];

const Playground = await loadPlayground('select/basic', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Una opción"
        component={Single}
        source={singleSource}
        name="personaje"
        initialValue={null}
        validate={chosen}
      >
        El valor es la clave de la opción. Busca «principe» o «príncipe»: las tildes no importan.
        Batman está deshabilitado.
      </FormExample>
      <FormExample
        title="Varias opciones"
        component={Multiple}
        source={multipleSource}
        name="personajes"
        initialValue={SEVERAL}
        validate={some}
      >
        El valor es una lista de claves, en el orden en que se eligen. Las fichas que no caben se
        resumen en «+N».
      </FormExample>
      <FormExample
        title="Reordenar"
        component={Reorder}
        source={reorderSource}
        name="orden"
        initialValue={RANKED}
      >
        Arrastra las fichas, o haz clic en una y usa sus botones. Con el teclado: Mayús + ← o →.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Accesibilidad" place="before-reference">
        <p>
          Es un <code>combobox</code> con una lista emergente, como lo describe la guía ARIA de la
          W3C. La opción activa está siempre en el documento, aunque la lista sea virtual, y cada
          opción anuncia su lugar: «3 de 100.000». Los resultados se anuncian al dejar de escribir.
        </p>
      </Section>
      <Section title="Datos">
        <p>Guarda este archivo junto a los ejemplos que lo importan.</p>
        <FoldedSource source={charactersSource} />
      </Section>
    </DemoPage>
  );
}

function chosen(value: number | null) {
  return value === null ? { required: true } : null;
}

function some(value: number[]) {
  return value.length === 0 ? { required: true } : null;
}
