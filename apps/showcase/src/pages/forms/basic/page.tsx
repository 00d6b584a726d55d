import '@guadua/forms/styles.css';
import { alreadyExists, compose, required } from '@guadua/forms';
import { DemoPage, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Alerts } from './examples/alerts';
import alertsSource from './examples/alerts.tsx?source';
import { City } from './examples/city';
import citySource from './examples/city.tsx?source';
import { Exists } from './examples/exists';
import existsSource from './examples/exists.tsx?source';
import { Growing } from './examples/growing';
import growingSource from './examples/growing.tsx?source';
import { Integer } from './examples/integer';
import integerSource from './examples/integer.tsx?source';
import { Note } from './examples/note';
import noteSource from './examples/note.tsx?source';
import { Shipping } from './examples/shipping';
import shippingSource from './examples/shipping.tsx?source';
import { Terms } from './examples/terms';
import termsSource from './examples/terms.tsx?source';
import { Text } from './examples/text';
import textSource from './examples/text.tsx?source';

const TAKEN = ['kratos', 'aloy', 'dante'];
/** How long the simulated server takes to answer, in milliseconds. */
const LATENCY = 600;

/** One for the page: a newer question aborts the one before it. */
const freeUser = compose<string>(
  required,
  alreadyExists(
    (user, { signal }) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(TAKEN.includes(user)), LATENCY);
        signal.addEventListener('abort', () => clearTimeout(timer));
      }),
  ),
);

const Playground = await loadPlayground('forms/basic', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Texto"
        component={Text}
        source={textSource}
        name="nombre"
        initialValue=""
        validate={required}
      >
        El error aparece cuando el foco sale del campo vacío, sin mover nada de su sitio.
      </FormExample>
      <FormExample
        title="Comprobación asíncrona"
        component={Exists}
        source={existsSource}
        name="usuario"
        initialValue=""
        validate={freeUser}
      >
        Un segundo después de la última tecla consulta si el usuario existe, y cancela la consulta
        anterior.
      </FormExample>
      <FormExample
        title="Número"
        folded="closed"
        component={Integer}
        source={integerSource}
        name="cantidad"
        initialValue={1}
        validate={quantity}
      >
        Las flechas cambian el valor de uno en uno; con Mayús, de diez en diez. Los botones repiten
        mientras los sostienes.
      </FormExample>
      <FormExample
        title="Área de texto"
        folded="closed"
        component={Note}
        source={noteSource}
        name="observaciones"
        initialValue=""
      >
        Cuatro líneas y una esquina para agrandarla. Cuenta caracteres visibles: una bandera cuenta
        como uno.
      </FormExample>
      <FormExample
        title="Área de texto que crece"
        folded="closed"
        component={Growing}
        source={growingSource}
        name="comentario"
        initialValue=""
      >
        Crece de dos a ocho líneas, y se encoge cuando borras.
      </FormExample>
      <FormExample
        title="Lista nativa"
        folded="closed"
        component={City}
        source={citySource}
        name="ciudad"
        initialValue={null}
        validate={required}
      >
        La lista del navegador, con el marco de los demás controles.
      </FormExample>
      <FormExample
        title="Opciones a la vista"
        folded="closed"
        component={Shipping}
        source={shippingSource}
        name="envio"
        initialValue={null}
        validate={required}
      >
        Botones de radio nativos: las flechas eligen y pasan por encima de lo deshabilitado.
      </FormExample>
      <FormExample
        title="Casilla"
        folded="closed"
        component={Terms}
        source={termsSource}
        name="acepto"
        initialValue={false}
        validate={required}
      >
        Si está marcada, el formulario envía <code>on</code>; si no, no envía nada.
      </FormExample>
      <FormExample
        title="Interruptor"
        folded="closed"
        component={Alerts}
        source={alertsSource}
        name="avisos"
        initialValue={true}
      >
        La misma casilla, para lo que se enciende y se apaga de inmediato.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Accesibilidad" place="before-reference">
        <p>
          <code>Field</code> une la etiqueta, la ayuda y los errores con su control por
          identificador. El lugar de los errores está siempre en el documento, para que un lector de
          pantalla los anuncie cuando aparecen.
        </p>
      </Section>
    </DemoPage>
  );
}

function quantity(value: number | null) {
  return value === null ? { required: true } : null;
}
