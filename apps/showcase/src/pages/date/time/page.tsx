import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import { DemoPage, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { NightShift } from './examples/night-shift';
import nightShiftSource from './examples/night-shift.tsx?source';
import { OpeningHours } from './examples/opening-hours';
import openingHoursSource from './examples/opening-hours.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';
import { WithSeconds } from './examples/with-seconds';
import withSecondsSource from './examples/with-seconds.tsx?source';

const Playground = await loadPlayground('date/time', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Por defecto"
        component={Simple}
        source={simpleSource}
        name="llamada"
        initialValue={null}
      >
        Entiende <code>830</code>, <code>8 pm</code>, <code>20h30</code> y <code>mediodía</code>. El
        valor siempre es <code>HH:mm</code> de 24 horas, sea cual sea el reloj que se muestra.
      </FormExample>
      <FormExample
        title="Horario de atención"
        component={OpeningHours}
        source={openingHoursSource}
        name="cita"
        initialValue={null}
      >
        De 8 a 5, cada veinte minutos y sin almuerzo. Una hora fuera de la lista no se envía, y el
        campo explica por qué.
      </FormExample>
      <FormExample
        title="Turno de noche"
        component={NightShift}
        source={nightShiftSource}
        name="relevo"
        initialValue="23:30"
      >
        Con <code>max</code> antes de <code>min</code>, el rango pasa por la medianoche.
      </FormExample>
      <FormExample
        title="Con segundos"
        component={WithSeconds}
        source={withSecondsSource}
        name="evento"
        initialValue="14:05:30"
      >
        El valor es <code>HH:mm:ss</code>.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
