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
import { Inline } from './examples/inline';
import inlineSource from './examples/inline.tsx?source';
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
const InlineWithConditions = withConditions<Date | null>('visita', Inline);

const Playground = await loadPlayground('date/basic', () => import('./playground'));

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
        name="entrega"
        initialValue={null}
        figures={useConditionFigures('entrega')}
      >
        Se abre al recibir el foco y confirma con el clic. Lo que se escribe se entiende de muchas
        formas; lo que no, se señala y no borra el valor anterior.
      </FormExample>
      <FormExample
        title="Con hora"
        component={WithTimeWithConditions}
        source={withTimeSource}
        name="cita"
        initialValue={null}
        figures={useConditionFigures('cita')}
      >
        Hora en doce horas, con flechas o cifras; los minutos van de cinco en cinco y «Aceptar»
        confirma. De 12 a 2 no hay citas: <code>isTimeDisabled</code> dice por qué.
      </FormExample>
      <FormExample
        title="Con límites"
        component={LimitsWithConditions}
        source={limitsSource}
        name="recogida"
        initialValue={null}
        figures={useConditionFigures('recogida')}
      >
        Desde el 10 de noviembre de 2026 hasta el 31 de enero de 2027, sin domingos ni fechas de
        inventario; el motivo se muestra y se lee.
      </FormExample>
      <FormExample
        title="Festivos de Colombia"
        component={HolidaysWithConditions}
        source={holidaysSource}
        name="audiencia"
        initialValue={null}
        figures={useConditionFigures('audiencia')}
      >
        Calculados con la Ley Emiliani, con nombre propio y, aquí, bloqueados.
      </FormExample>
      <FormExample
        title="Contenido en cada día"
        component={FaresWithConditions}
        source={faresSource}
        name="vuelo"
        initialValue={null}
      >
        <code>renderDay</code> dibuja el día y <code>footer</code> va al pie; con <code>goTo</code>{' '}
        lleva a otro mes sin elegir nada.
      </FormExample>
      <FormExample
        title="Fecha de nacimiento"
        component={BirthDateWithConditions}
        source={birthDateSource}
        name="nacimiento"
        initialValue={null}
      >
        Dos listas llevan a cualquier mes desde 1920; escribir <code>5/3/85</code> también.
      </FormExample>
      <FormExample<Date[]>
        title="Varias fechas"
        component={Several}
        source={severalSource}
        name="turnos"
        initialValue={[]}
      >
        Cada clic agrega un día o lo quita, y el calendario sigue abierto. Escritas, van separadas
        por comas. El formulario lleva un dato por cada una.
      </FormExample>
      <FormExample
        title="El valor como texto"
        component={IsoTextWithConditions}
        source={isoTextSource}
        name="vencimiento"
        initialValue="2026-11-30"
      >
        Con <code>valueAs="iso"</code> el valor es <code>YYYY-MM-DD</code>: un día del calendario,
        libre de zonas horarias. Con <code>temporalDate</code> es un objeto de Temporal.
      </FormExample>
      <FormExample
        title="En la página"
        component={InlineWithConditions}
        source={inlineSource}
        name="visita"
        initialValue={null}
        figures={useConditionFigures('visita')}
      >
        El mismo calendario sin campo; con <code>month</code>, la página lleva el mes.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
