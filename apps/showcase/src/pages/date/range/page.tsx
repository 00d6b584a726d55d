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
      <Playground title="Demo" />
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
            'el año, y en rojo sus festivos',
            <YearStrip key="year" iso={useReading('vacaciones')?.iso} />,
            'live',
          ],
        ]}
      >
        El primer clic es el inicio y el segundo el fin, en cualquier orden. Después puedes
        arrastrar cada extremo a otro día.
      </FormExample>
      <FormExample<Range>
        title="Dos campos"
        component={TwoFields}
        source={twoFieldsSource}
        name="viaje"
        initialValue={null}
      >
        <code>DateRangeFields</code> tiene un campo para cada extremo, un solo calendario y un solo
        valor.
      </FormExample>
      <FormExample
        title="Días bloqueados"
        folded="closed"
        component={LockedDaysWithConditions}
        source={lockedDaysSource}
        name="reserva"
        initialValue={null}
        figures={useConditionFigures('reserva')}
      >
        Un rango no puede cruzar fechas reservadas, ni con el ratón, ni con el teclado, ni al
        escribir. El contador muestra noches.
      </FormExample>
      <FormExample
        title="Accesos directos"
        folded="closed"
        component={ShortcutsWithConditions}
        source={shortcutsSource}
        name="periodo"
        initialValue={null}
        figures={useConditionFigures('periodo')}
      >
        Elige entre los 37 del paquete, cámbiales el nombre o agrega los tuyos. Los que no caben en
        los límites se deshabilitan.
      </FormExample>
      <FormExample
        title="Con hora"
        folded="closed"
        component={WithTimeWithConditions}
        source={withTimeSource}
        name="alquiler"
        initialValue={null}
        figures={useConditionFigures('alquiler')}
      >
        Hora de inicio y de fin. «Aceptar» se activa con dos fechas cuyo fin no es anterior al
        inicio.
      </FormExample>
      <FormExample
        title="Días hábiles"
        folded="closed"
        component={BusinessDaysWithConditions}
        source={businessDaysSource}
        name="plazo"
        initialValue={null}
        figures={useConditionFigures('plazo')}
      >
        No se pueden elegir fines de semana ni festivos, y el contador incluye los días hábiles.
      </FormExample>
      <FormExample
        title="Dos meses en la página"
        folded="closed"
        component={TwoMonthsWithConditions}
        source={twoMonthsSource}
        name="hospedaje"
        initialValue={null}
        align="start"
        figures={useConditionFigures('hospedaje')}
      >
        Cada mes cambia por separado; en el teléfono aparecen uno debajo del otro.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
