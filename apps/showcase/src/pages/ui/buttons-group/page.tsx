import { DemoPage, Example, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Joined } from './examples/joined';
import joinedSource from './examples/joined.tsx?source';
import { Required } from './examples/required';
import requiredSource from './examples/required.tsx?source';
import { SingleChoice } from './examples/single-choice';
import singleChoiceSource from './examples/single-choice.tsx?source';
import { Tones } from './examples/tones';
import tonesSource from './examples/tones.tsx?source';
import { Vertical } from './examples/vertical';
import verticalSource from './examples/vertical.tsx?source';

const Playground = await loadPlayground('ui/buttons-group', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Unidos" component={Joined} source={joinedSource} disableable observe>
        Botones independientes que comparten borde: cada uno hace lo suyo y el grupo tiene un
        nombre.
      </Example>
      <FormExample
        title="Una sola elección"
        component={SingleChoice}
        source={singleChoiceSource}
        name="periodo"
        initialValue="mes"
      >
        Con <code>selection="single"</code> es un grupo de radios: el tabulador para en él una sola
        vez, y las flechas eligen.
      </FormExample>
      <FormExample
        title="Obligatorio, con uno deshabilitado"
        component={Required}
        source={requiredSource}
        name="via"
        initialValue={null}
        validate={chosen}
      >
        Las flechas saltan el que no se puede elegir, y el formulario no se envía sin respuesta.
      </FormExample>
      <FormExample
        title="Vertical"
        component={Vertical}
        source={verticalSource}
        name="envio"
        initialValue={null}
      >
        Para textos largos o columnas angostas.
      </FormExample>
      <Example title="Tono del grupo" component={Tones} source={tonesSource} disableable observe>
        El tono y la variante se dan una vez al grupo; un botón puede traer los suyos.
      </Example>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}

function chosen(value: string | null) {
  return value === null ? { required: true } : null;
}
