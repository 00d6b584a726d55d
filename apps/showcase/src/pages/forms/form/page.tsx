import './stage.css';
import '@guadua/forms/styles.css';
import { DemoPage, Example, FoldedSource, Section } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import { loadPlayground } from '../../../playground/load-playground';
import actionSource from './code/accion.tsx?source';
import readSource from './code/leer.ts?source';
import { Account } from './examples/account';
import accountSource from './examples/account.tsx?source';
import draftSource from './examples/draft.tsx?source';
import familySource from './examples/family.tsx?source';
import placeSource from './examples/place.tsx?source';
import { ValueShapes } from './value-shapes-table';

const Playground = await loadPlayground('forms/form', () => import('./playground'));
// What is folded comes when a person touches it.
const [Family, Draft, Delivery] = await Promise.all([
  loadLatePart({
    name: 'family',
    within: 'part',
    load: async () => (await import('./examples/family')).Family,
  }),
  loadLatePart({
    name: 'draft',
    within: 'part',
    load: async () => (await import('./examples/draft')).Draft,
  }),
  loadLatePart({
    name: 'place',
    within: 'part',
    load: async () => (await import('./examples/place')).Delivery,
  }),
]);

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Section title="Qué entrega cada control" place="before-reference">
        <p>
          <code>values[name]</code> es lo que el control da en <code>onChange</code>, también vacío,
          y un <code>schema</code> recibe lo mismo. Si algo no es válido, no se envía.
        </p>
        <ValueShapes />
      </Section>
      <Example
        title="Errores del servidor"
        component={Account}
        source={accountSource}
        align="start"
        folded="first-way"
      >
        Envíalo vacío: el foco va al primer error. Lo que responde el servidor aparece en su campo y
        se borra al editarlo.
      </Example>
      <Example
        title="Una lista de filas"
        component={Family}
        source={familySource}
        align="start"
        folded="way"
      >
        <code>hijos[0].nombre</code> se convierte en listas y objetos. Con <code>useFormRows</code>{' '}
        cada fila conserva lo suyo al moverse; con <code>reorderRows</code> se arrastran, y el
        teclado las mueve con las flechas. Si son miles, ponlas en un <code>{'<div>'}</code>:
        sueltas en el formulario, el navegador tarda segundos en agregarlas.
      </Example>
      <Example
        title="Un borrador"
        component={Draft}
        source={draftSource}
        align="start"
        folded="way"
      >
        Cada cambio se guarda con <code>onValuesChange</code> y vuelve con{' '}
        <code>defaultValues</code>, antes de que se vea nada. Cierra la página a la mitad y ábrela
        de nuevo.
      </Example>
      <Example
        title="Un control propio"
        component={Delivery}
        source={placeSource}
        align="start"
        folded="way"
      >
        Con <code>useField</code>, un control tuyo tiene nombre, ayuda y error como los demás:{' '}
        <code>Field</code> muestra la carga mientras el valor se prepara, y al restablecer el
        formulario vuelve a su valor inicial.
      </Example>
      <Section title="Con una acción, o sin JavaScript" place="before-reference">
        <p>
          Con <code>useActionState</code>, <code>errors</code> es la respuesta de la acción; si
          falla, se conserva lo escrito. Sin JavaScript, el navegador envía lo que se ve:{' '}
          <code>4.500.000</code> y no <code>4500000</code>. En el servidor se leen las dos formas.
        </p>
        <div className="sources-beside">
          <FoldedSource source={actionSource} />
          <FoldedSource source={readSource} />
        </div>
      </Section>
    </DemoPage>
  );
}
