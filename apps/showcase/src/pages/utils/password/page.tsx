import '@guadua/forms/styles.css';
import { DemoPage, Example, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Generator } from './examples/generator';
import generatorSource from './examples/generator.tsx?source';
import { InCode } from './examples/in-code';
import inCodeSource from './examples/in-code.tsx?source';

const Playground = await loadPlayground('utils/password', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <Example title="Generador" component={Generator} source={generatorSource} align="start">
        Todas las opciones, la fortaleza que dan y un botón para copiar el resultado.
      </Example>
      <Example title="En el código" component={InCode} source={inCodeSource}>
        Una línea basta; <code>uniqueId()</code> da un UUID de la misma fuente de azar.
      </Example>
      <Section title="Cómo se elige">
        <p>
          El azar viene de <code>crypto.getRandomValues</code> y se descarta lo que favorecería a
          algún carácter. Se sortean contraseñas enteras hasta dar con una que tenga todas las
          clases pedidas, así que cada contraseña posible es igual de probable y la fortaleza se
          cuenta con exactitud. Una longitud imposible se rechaza con un error claro.
        </p>
      </Section>
    </DemoPage>
  );
}
