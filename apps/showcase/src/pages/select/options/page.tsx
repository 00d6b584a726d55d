import '@guadua/forms/styles.css';
import '@guadua/select/styles.css';
import charactersSource from '../../../data/characters.ts?source';
import {
  DemoPage,
  Example,
  type Figure,
  FoldedSource,
  FormExample,
  KeyTable,
  Section,
} from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { CanSelect } from './examples/can-select';
import canSelectSource from './examples/can-select.tsx?source';
import { Creatable } from './examples/creatable';
import creatableSource from './examples/creatable.tsx?source';
import { Disabled } from './examples/disabled';
import disabledSource from './examples/disabled.tsx?source';
import { Grouped } from './examples/grouped';
import groupedSource from './examples/grouped.tsx?source';
import { Huge } from './examples/huge';
import hugeSource from './examples/huge.tsx?source';
import { InDialog } from './examples/in-dialog';
import inDialogSource from './examples/in-dialog.tsx?source';
import { Limit } from './examples/limit';
import limitSource from './examples/limit.tsx?source';
import { MunicipalitySelect } from './examples/municipality';
import municipalitySource from './examples/municipality.tsx?source';
import { OtherKeys } from './examples/other-keys';
import otherKeysSource from './examples/other-keys.tsx?source';
import { PlainList } from './examples/plain-list';
import plainListSource from './examples/plain-list.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';
import { SimpleMultiple } from './examples/simple-multiple';
import simpleMultipleSource from './examples/simple-multiple.tsx?source';
import { WholeGroups } from './examples/whole-groups';
import wholeGroupsSource from './examples/whole-groups.tsx?source';
import { OpeningLine } from './opening-line';
import { useMeasurements } from './use-measurements';

const Playground = await loadPlayground('select/options', () => import('./playground'));

const NO_NUMBERS: number[] = [];
const NO_NAMES: string[] = [];

export function Page() {
  const { opening, openings, filtering, rows, elements } = useMeasurements();
  const figures: Figure[] = [
    ['abrir', milliseconds(opening)],
    ['cada vez que se abrió', <OpeningLine key="openings" times={openings} />, 'live'],
    ['filtrar', milliseconds(filtering)],
    ['filas en el DOM', rows ?? '—'],
    ['elementos al abrir', elements ?? '—'],
  ];
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Cien mil opciones" component={Huge} source={hugeSource} figures={figures}>
        Elige cuántas, abre la lista y escribe: debajo aparece cuánto tardó en mostrarse.
      </Example>
      <Example
        title="Municipios"
        component={MunicipalitySelect}
        source={municipalitySource}
        disableable
      >
        Los 1122 de la DIVIPOLA se cargan al abrir la lista. Búscalos por nombre o por código; el
        formulario envía el código.
      </Example>
      <FormExample
        title="Opciones que dependen de la selección"
        component={CanSelect}
        source={canSelectSource}
        name="pares"
        initialValue={NO_NUMBERS}
      >
        <code>canSelect</code> decide según lo ya elegido: aquí, solo un personaje de número impar.
      </FormExample>
      <FormExample
        title="Grupos"
        component={Grouped}
        source={groupedSource}
        name="grupo"
        initialValue={null}
      >
        <code>groupBy</code> agrupa las opciones aunque los datos estén mezclados.
      </FormExample>
      <FormExample
        title="Lista de textos"
        folded="closed"
        component={PlainList}
        source={plainListSource}
        name="lista"
        initialValue={null}
      >
        Las opciones son textos; el valor es el texto elegido.
      </FormExample>
      <FormExample
        title="Simple"
        folded="closed"
        component={Simple}
        source={simpleSource}
        name="simple"
        initialValue={null}
      >
        Sin búsqueda y sin botón de borrar. Una letra lleva a la opción que empieza con ella.
      </FormExample>
      <FormExample
        title="Simple, varias opciones"
        folded="closed"
        component={SimpleMultiple}
        source={simpleMultipleSource}
        name="simples"
        initialValue={NO_NAMES}
      >
        Lo mismo con fichas. La barra espaciadora elige y la lista sigue abierta.
      </FormExample>
      <FormExample
        title="Otra etiqueta y otra clave"
        folded="closed"
        component={OtherKeys}
        source={otherKeysSource}
        name="moneda"
        initialValue={'COP'}
      >
        <code>labelKey</code>, <code>primaryKey</code> y <code>searchBy</code> leen otros campos:
        busca «brasil» y elige el real brasileño.
      </FormExample>
      <FormExample
        title="Límite"
        folded="closed"
        component={Limit}
        source={limitSource}
        name="equipo"
        initialValue={NO_NUMBERS}
      >
        Al llegar a tres, las demás opciones quedan deshabilitadas hasta quitar una.
      </FormExample>
      <FormExample
        title="Grupos enteros, en dos niveles"
        folded="closed"
        component={WholeGroups}
        source={wholeGroupsSource}
        name="municipios"
        initialValue={NO_NAMES}
      >
        El título elige el grupo entero y la flecha lo contrae. Busca «boyaca» para ver sus
        municipios.
      </FormExample>
      <Example
        title="Deshabilitado y solo lectura"
        folded="closed"
        component={Disabled}
        source={disabledSource}
      >
        El primero no recibe el foco; el segundo sí, para leerlo, pero no se puede cambiar.
      </Example>
      <FormExample
        title="Agregar opciones"
        folded="closed"
        component={Creatable}
        source={creatableSource}
        name="nuevos"
        initialValue={NO_NAMES}
      >
        Escribe un nombre que no esté en la lista: «Agregar» lo crea y lo elige.
      </FormExample>
      <Example
        title="Dentro de un diálogo"
        folded="closed"
        component={InDialog}
        source={inDialogSource}
      >
        La lista se abre dentro del <code>dialog</code> modal. Esc cierra primero la lista y después
        el diálogo.
      </Example>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Datos">
        <p>Guarda este archivo junto a los ejemplos que lo importan.</p>
        <FoldedSource source={charactersSource} />
      </Section>
    </DemoPage>
  );
}

function milliseconds(value: number | null): string {
  return value === null ? '—' : `${value.toFixed(1).replace('.', ',')} ms`;
}
