import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import { DemoPage, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { inLab, useLabFigures } from '../lab/in-lab';
import { LabSection } from '../lab/lab-section';
import { BirthDate } from './examples/birth-date';
import birthDateSource from './examples/birth-date.tsx?source';
import { Holidays } from './examples/holidays';
import holidaysSource from './examples/holidays.tsx?source';
import { Inline } from './examples/inline';
import inlineSource from './examples/inline.tsx?source';
import { IsoText } from './examples/iso-text';
import isoTextSource from './examples/iso-text.tsx?source';
import { Limits } from './examples/limits';
import limitsSource from './examples/limits.tsx?source';
import { Simple } from './examples/simple';
import simpleSource from './examples/simple.tsx?source';
import { WithTime } from './examples/with-time';
import withTimeSource from './examples/with-time.tsx?source';

const SimpleInLab = inLab<Date | null>('entrega', Simple);
const WithTimeInLab = inLab<Date | null>('cita', WithTime);
const LimitsInLab = inLab<Date | null>('recogida', Limits);
const HolidaysInLab = inLab<Date | null>('audiencia', Holidays);
const BirthDateInLab = inLab<Date | null>('nacimiento', BirthDate);
const IsoTextInLab = inLab<string | null>('vencimiento', IsoText);
const InlineInLab = inLab<Date | null>('visita', Inline);

const Playground = await loadPlayground('date/basic', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Banco de pruebas" />
      <Section title="Laboratorio">
        <LabSection />
      </Section>
      <FormExample
        title="Por defecto"
        component={SimpleInLab}
        source={simpleSource}
        name="entrega"
        initialValue={null}
        figures={useLabFigures('entrega')}
      >
        Se abre al recibir el foco y confirma con el clic. Lo que se escribe se entiende de muchas
        formas; lo que no, se señala y no borra el valor anterior.
      </FormExample>
      <FormExample
        title="Con hora"
        component={WithTimeInLab}
        source={withTimeSource}
        name="cita"
        initialValue={null}
        figures={useLabFigures('cita')}
      >
        Hora en doce horas, con flechas o cifras; los minutos van de cinco en cinco y «Aceptar»
        confirma.
      </FormExample>
      <FormExample
        title="Con límites"
        component={LimitsInLab}
        source={limitsSource}
        name="recogida"
        initialValue={null}
        figures={useLabFigures('recogida')}
      >
        Desde el 10 de noviembre de 2026 hasta el 31 de enero de 2027, sin domingos ni fechas de
        inventario; el motivo se muestra y se lee.
      </FormExample>
      <FormExample
        title="Festivos de Colombia"
        component={HolidaysInLab}
        source={holidaysSource}
        name="audiencia"
        initialValue={null}
        figures={useLabFigures('audiencia')}
      >
        Calculados con la Ley Emiliani, con nombre propio y, aquí, bloqueados.
      </FormExample>
      <FormExample
        title="Fecha de nacimiento"
        component={BirthDateInLab}
        source={birthDateSource}
        name="nacimiento"
        initialValue={null}
        figures={useLabFigures('nacimiento')}
      >
        Dos listas llevan a cualquier mes desde 1920; escribir <code>5/3/85</code> también.
      </FormExample>
      <FormExample
        title="El valor como texto"
        component={IsoTextInLab}
        source={isoTextSource}
        name="vencimiento"
        initialValue="2026-11-30"
        figures={useLabFigures('vencimiento')}
      >
        Con <code>valueAs="iso"</code> el valor es <code>YYYY-MM-DD</code>: un día del calendario,
        libre de zonas horarias.
      </FormExample>
      <FormExample
        title="En la página"
        component={InlineInLab}
        source={inlineSource}
        name="visita"
        initialValue={null}
        figures={useLabFigures('visita')}
      >
        El mismo calendario sin campo, con el número de cada semana.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
