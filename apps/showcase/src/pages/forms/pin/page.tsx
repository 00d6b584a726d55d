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
      <Playground title="Demo" />
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
        title="Tamaño y caracteres"
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
        El teléfono llena las seis casillas de una vez. Si pegas un mensaje entero, el campo extrae
        el código.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Un solo input real">
        <p>
          Las casillas son un dibujo. Encima hay un campo de texto transparente: por eso los códigos
          por SMS, los administradores de contraseñas, los teclados con composición y los lectores
          de pantalla funcionan como en cualquier campo. El nombre accesible incluye cuántos dígitos
          son.
        </p>
      </Section>
    </DemoPage>
  );
}
