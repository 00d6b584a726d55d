import '@guadua/forms/styles.css';
import { required } from '@guadua/forms';
import { DemoPage, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Configurable } from './examples/configurable';
import configurableSource from './examples/configurable.tsx?source';
import { MessageCode } from './examples/message-code';
import messageCodeSource from './examples/message-code.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';

const Playground = await loadPlayground('forms/pin', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Banco de pruebas" />
      <FormExample
        title="Por defecto"
        component={Simple}
        source={simpleSource}
        name="codigo"
        initialValue={null}
        validate={required}
      >
        Cuatro dígitos. Hay valor cuando están todos; mientras tanto es <code>null</code>.
      </FormExample>
      <FormExample
        title="A la medida"
        component={Configurable}
        source={configurableSource}
        name="clave"
        initialValue={null}
        validate={required}
      >
        Escribe algo y cambia el tamaño: se conservan los dígitos que caben.
      </FormExample>
      <FormExample
        title="Código por mensaje"
        component={MessageCode}
        source={messageCodeSource}
        name="mensaje"
        initialValue={null}
      >
        El teléfono llena las seis casillas de una vez, y de un mensaje entero se saca el código. Un
        texto sin código no cambia nada.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Un solo input real">
        <p>
          Las casillas son un dibujo. Encima hay un campo de texto transparente: por eso el código
          de un mensaje de texto, los administradores de contraseñas, los teclados con composición y
          los lectores de pantalla funcionan como en cualquier campo. El nombre accesible dice
          cuántos dígitos son.
        </p>
      </Section>
    </DemoPage>
  );
}
