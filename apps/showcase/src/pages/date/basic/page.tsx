import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import { DemoPage, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { ConditionsSection } from '../conditions/conditions-section';
import { useConditionFigures, withConditions } from '../conditions/with-conditions';
import { BirthDate } from './examples/birth-date';
import birthDateSource from './examples/birth-date.tsx?source';
import { Fares } from './examples/fares';
import faresSource from './examples/fares.tsx?source';
import { Holidays } from './examples/holidays';
import holidaysSource from './examples/holidays.tsx?source';
import { IsoText } from './examples/iso-text';
import isoTextSource from './examples/iso-text.tsx?source';
import { Limits } from './examples/limits';
import limitsSource from './examples/limits.tsx?source';
import { Several } from './examples/several';
import severalSource from './examples/several.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';
import { WithTime } from './examples/with-time';
import withTimeSource from './examples/with-time.tsx?source';

const SimpleWithConditions = withConditions<Date | null>('entrega', Simple);
const WithTimeWithConditions = withConditions<Date | null>('cita', WithTime);
const LimitsWithConditions = withConditions<Date | null>('recogida', Limits);
const HolidaysWithConditions = withConditions<Date | null>('audiencia', Holidays);
const FaresWithConditions = withConditions<Date | null>('vuelo', Fares);
const BirthDateWithConditions = withConditions<Date | null>('nacimiento', BirthDate);
const IsoTextWithConditions = withConditions<string | null>('vencimiento', IsoText);

const Playground = await loadPlayground('date/basic', () => import('./playground'));

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
        name="entrega"
        initialValue={null}
        figures={useConditionFigures('entrega')}
      >
        Se abre al recibir el foco y confirma con un clic. También entiende lo que escribes; si no
        lo entiende, lo señala.
      </FormExample>
      <FormExample
        title="Festivos de Colombia"
        component={HolidaysWithConditions}
        source={holidaysSource}
        name="audiencia"
        initialValue={null}
        figures={useConditionFigures('audiencia')}
      >
        Calculados con la Ley Emiliani, con su nombre y, aquí, bloqueados.
      </FormExample>
      <FormExample
        title="Contenido en cada día"
        folded="closed"
        component={FaresWithConditions}
        source={faresSource}
        name="vuelo"
        initialValue={null}
      >
        <code>renderDay</code> dibuja cada día y <code>footer</code> va al pie; con{' '}
        <code>goTo</code> cambia de mes.
      </FormExample>
      <FormExample
        title="Con límites"
        folded="closed"
        component={LimitsWithConditions}
        source={limitsSource}
        name="recogida"
        initialValue={null}
        figures={useConditionFigures('recogida')}
      >
        Del 10 de noviembre de 2026 al 31 de enero de 2027, sin domingos ni inventario. Cada día
        bloqueado explica por qué.
      </FormExample>
      <FormExample
        title="Con hora"
        folded="closed"
        component={WithTimeWithConditions}
        source={withTimeSource}
        name="cita"
        initialValue={null}
        figures={useConditionFigures('cita')}
      >
        Los minutos van de cinco en cinco, y «Aceptar» confirma. De 12 a 2 no hay citas:{' '}
        <code>isTimeDisabled</code> explica por qué.
      </FormExample>
      <FormExample
        title="Fecha de nacimiento"
        folded="closed"
        component={BirthDateWithConditions}
        source={birthDateSource}
        name="nacimiento"
        initialValue={null}
      >
        Elige el mes y el año en dos listas desde 1920, o escribe <code>5/3/85</code>.
      </FormExample>
      <FormExample<Date[]>
        title="Varias fechas"
        folded="closed"
        component={Several}
        source={severalSource}
        name="turnos"
        initialValue={[]}
      >
        Cada clic agrega o quita un día. Si las escribes, sepáralas con comas. El formulario envía
        un dato por fecha.
      </FormExample>
      <FormExample
        title="El valor como texto"
        folded="closed"
        component={IsoTextWithConditions}
        source={isoTextSource}
        name="vencimiento"
        initialValue="2026-11-30"
      >
        Con <code>valueAs="iso"</code> el valor es <code>YYYY-MM-DD</code>: un día sin zona horaria.
        Con <code>temporalDate</code> es un objeto de Temporal.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
