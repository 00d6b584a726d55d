import '@guadua/forms/styles.css';
import { DemoPage, Example, Section } from '../../../demo';
import { AntiForgery } from './examples/anti-forgery';
import antiForgerySource from './examples/anti-forgery.tsx?source';
import { GetAndSet } from './examples/get-and-set';
import getAndSetSource from './examples/get-and-set.tsx?source';
import { LiveList } from './examples/live-list';
import liveListSource from './examples/live-list.tsx?source';

export function Page() {
  return (
    <DemoPage>
      <Example title="Lista en vivo" component={LiveList} source={liveListSource} align="start">
        Lo que guardes aparece de inmediato con su tipo; también lo que cambie otro script o lo que
        venza.
      </Example>
      <Example title="Guardar y leer" component={GetAndSet} source={getAndSetSource}>
        El número 42 y el texto «42» vuelven cada uno como se guardó.
      </Example>
      <Example title="Encabezado CSRF" component={AntiForgery} source={antiForgerySource}>
        <code>createFetch</code> envía la cookie como encabezado solo si la petición cambia algo y
        va al propio sitio.
      </Example>
      <Section title="Lo que se rechaza">
        <p>
          Un nombre vacío; una ruta o un dominio que quiera colar otro atributo; un valor que JSON
          no sabe guardar, o uno de más de 4096 bytes, que el navegador descartaría en silencio. En
          un nombre, <code>=</code>, <code>;</code> y los saltos de línea se escriben con su código.
          Las cookies ajenas mal escritas se leen como texto y no dañan nada.
        </p>
      </Section>
    </DemoPage>
  );
}
