import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import { DemoPage, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { ConditionsSection } from '../conditions/conditions-section';
import { useReading } from '../conditions/conditions-store';
import { useConditionFigures, withConditions } from '../conditions/with-conditions';
import { BusinessDays } from './examples/business-days';
import businessDaysSource from './examples/business-days.tsx?source';
import { LockedDays } from './examples/locked-days';
import lockedDaysSource from './examples/locked-days.tsx?source';
import { Shortcuts } from './examples/shortcuts';
import shortcutsSource from './examples/shortcuts.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';
import { TwoFields } from './examples/two-fields';
import twoFieldsSource from './examples/two-fields.tsx?source';
import { TwoMonths } from './examples/two-months';
import twoMonthsSource from './examples/two-months.tsx?source';
import { WithTime } from './examples/with-time';
import withTimeSource from './examples/with-time.tsx?source';
import { YearStrip } from './year-strip';

type Range = { from: Date; to: Date } | null;

const SimpleWithConditions = withConditions<Range>('vacaciones', Simple);
const WithTimeWithConditions = withConditions<Range>('alquiler', WithTime);
const LockedDaysWithConditions = withConditions<Range>('reserva', LockedDays);
const ShortcutsWithConditions = withConditions<Range>('periodo', Shortcuts);
const TwoMonthsWithConditions = withConditions<Range>('hospedaje', TwoMonths);
const BusinessDaysWithConditions = withConditions<Range>('plazo', BusinessDays);

const Playground = await loadPlayground('date/range', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Banco de pruebas" />
      <Section title="Laboratorio">
        <ConditionsSection />
      </Section>
      <FormExample
        title="Por defecto"
        component={SimpleWithConditions}
        source={simpleSource}
        name="vacaciones"
        initialValue={null}
        figures={[
          ...useConditionFigures('vacaciones'),
          [
            'el año, con festivos',
            <YearStrip key="year" iso={useReading('vacaciones')?.iso} />,
            'live',
          ],
        ]}
      >
        El primer clic es el inicio y el segundo el fin, en cualquier orden; al pasar por los días
        se ve el rango y cuántos días tiene. Después, cada extremo se puede arrastrar a otro día.
      </FormExample>
      <FormExample<Range>
        title="Dos campos"
        component={TwoFields}
        source={twoFieldsSource}
        name="viaje"
        initialValue={null}
      >
        <code>DateRangeFields</code> tiene un campo para cada extremo, un solo calendario y un solo
        valor; Enter pasa del primero al segundo. <code>startName</code> y <code>endName</code> les
        dan un nombre propio en el formulario.
      </FormExample>
      <FormExample
        title="Con hora"
        component={WithTimeWithConditions}
        source={withTimeSource}
        name="alquiler"
        initialValue={null}
        figures={useConditionFigures('alquiler')}
      >
        Hora de inicio y de fin; «Aceptar» espera a que haya dos fechas y a que el fin no quede
        antes del inicio.
      </FormExample>
      <FormExample
        title="Días bloqueados"
        component={LockedDaysWithConditions}
        source={lockedDaysSource}
        name="reserva"
        initialValue={null}
        figures={useConditionFigures('reserva')}
      >
        Ni el ratón, ni el teclado, ni lo escrito pasan por encima de lo reservado; la ayuda cuenta
        noches.
      </FormExample>
      <FormExample
        title="Accesos directos"
        component={ShortcutsWithConditions}
        source={shortcutsSource}
        name="periodo"
        initialValue={null}
        figures={useConditionFigures('periodo')}
      >
        Elegidos entre los 37 que trae el paquete, con otro nombre o propios; los que se salen de
        los límites quedan deshabilitados.
      </FormExample>
      <FormExample
        title="Días hábiles"
        component={BusinessDaysWithConditions}
        source={businessDaysSource}
        name="plazo"
        initialValue={null}
        figures={useConditionFigures('plazo')}
      >
        Fines de semana y festivos no se eligen, y la ayuda cuenta también los días hábiles.
      </FormExample>
      <FormExample
        title="Dos meses en la página"
        component={TwoMonthsWithConditions}
        source={twoMonthsSource}
        name="hospedaje"
        initialValue={null}
        align="start"
        figures={useConditionFigures('hospedaje')}
      >
        Cada mes se mueve por su cuenta; en el teléfono se ven uno debajo del otro.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
