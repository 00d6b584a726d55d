import '@guadua/forms/styles.css';
import { DemoPage, Example, FormExample, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Ages } from './examples/ages';
import agesSource from './examples/ages.tsx?source';
import { Days } from './examples/days';
import daysSource from './examples/days.tsx?source';
import { Topics } from './examples/topics';
import topicsSource from './examples/topics.tsx?source';

const Playground = await loadPlayground('forms/groups', () => import('./playground'));
const NO_TOPICS: string[] = [];
const WEEKEND: string[] = ['sab', 'dom'];

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Varias casillas"
        component={Topics}
        source={topicsSource}
        name="temas"
        initialValue={NO_TOPICS}
      >
        La primera marca o desmarca las demás. El formulario envía cada valor marcado con el nombre
        del grupo.
      </FormExample>
      <FormExample
        title="Mínimo y máximo"
        component={Days}
        source={daysSource}
        name="dias"
        initialValue={WEEKEND}
      >
        Con más o menos casillas de las que pides, el formulario no se envía y explica cuántas deben
        ser.
      </FormExample>
      <Example
        title="Un grupo de campos"
        component={Ages}
        source={agesSource}
        disableable
        align="start"
      >
        El error es de los dos campos y aparece una vez, debajo del título, cuando el foco deja el
        grupo.
      </Example>
      <Section title="Con un formulario" place="before-reference">
        <p>
          Dale un <code>name</code> a <code>Fieldset</code> y los errores de un esquema o de un
          servidor con ese nombre aparecen en el grupo: el foco va a su primer campo y el resumen lo
          nombra por su título.
        </p>
      </Section>
    </DemoPage>
  );
}
