import './page.css';
import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import { formatDate, parseDate } from '@guadua/date';
import type { ComponentType } from 'react';
import { DemoPage, Example, Section } from '../../../demo';
import { ConditionsSection } from '../conditions/conditions-section';
import { useConditions } from '../conditions/conditions-store';
import { AddAndDiff } from './examples/add-and-diff';
import addAndDiffSource from './examples/add-and-diff.tsx?source';
import { BusinessDays } from './examples/business-days';
import businessDaysSource from './examples/business-days.tsx?source';
import { Compare } from './examples/compare';
import compareSource from './examples/compare.tsx?source';
import { FormatAndParse } from './examples/format-and-parse';
import formatAndParseSource from './examples/format-and-parse.tsx?source';
import { Holidays } from './examples/holidays';
import holidaysSource from './examples/holidays.tsx?source';
import { Ranges } from './examples/ranges';
import rangesSource from './examples/ranges.tsx?source';
import { ReadDate } from './examples/read-date';
import readDateSource from './examples/read-date.tsx?source';
import { Shortcuts } from './examples/shortcuts';
import shortcutsSource from './examples/shortcuts.tsx?source';
import { WithTemporal } from './examples/temporal';
import temporalSource from './examples/temporal.tsx?source';

const RangesToday = onLabDay(Ranges);
const HolidaysToday = onLabDay(Holidays);
const ShortcutsToday = onLabDay(Shortcuts);

export function Page() {
  return (
    <DemoPage>
      <Section title="Laboratorio">
        <ConditionsSection />
      </Section>
      <Example title="Escribir y leer" component={FormatAndParse} source={formatAndParseSource}>
        <code>formatDate</code> y <code>parseDate</code> entienden <code>DD/MM/YYYY</code> y los
        patrones Unicode; una fecha imposible es <code>null</code>, nunca otro día.
      </Example>
      <Example title="Sumar, restar y contar" component={AddAndDiff} source={addAndDiffSource}>
        El 31 de enero más un mes es el último día de febrero. La hora se conserva aunque cambie el
        horario.
      </Example>
      <Example title="Rangos" component={RangesToday} source={rangesSource} align="start">
        Cada uno va de 00:00:00.000 a 23:59:59.999. Cambia «Hoy es» en el laboratorio.
      </Example>
      <Example
        title="Leer cualquier fecha"
        folded="closed"
        component={ReadDate}
        source={readDateSource}
      >
        <code>toDate</code> acepta un <code>Date</code>, una marca de tiempo o un texto.
      </Example>
      <Example
        title="Valores de Temporal"
        folded="closed"
        component={WithTemporal}
        source={temporalSource}
      >
        <code>temporalDate</code> convierte a objetos de Temporal, del navegador o de un polyfill, y
        desde ellos.
      </Example>
      <Example title="Comparar" folded="closed" component={Compare} source={compareSource}>
        Por instante o por unidad. En <code>isBetween</code>, los corchetes incluyen los extremos.
      </Example>
      <Example
        title="Festivos"
        folded="closed"
        component={HolidaysToday}
        source={holidaysSource}
        align="start"
      >
        Se calculan desde 1984, con el 9 de julio a partir de 2026.
      </Example>
      <Example
        title="Días hábiles"
        folded="closed"
        component={BusinessDays}
        source={businessDaysSource}
      >
        Para plazos: no cuenta el día de llegada, ni fines de semana, ni festivos.
      </Example>
      <Example
        title="Accesos directos"
        folded="closed"
        component={ShortcutsToday}
        source={shortcutsSource}
        align="start"
      >
        <code>dateShortcuts</code> es una lista de datos: cada acceso es una función de la fecha de
        hoy.
      </Example>
    </DemoPage>
  );
}

/** Passes the today of the bar to an example, as a local date of that zone's calendar day. */
function onLabDay(Demo: ComponentType<{ today?: Date }>): ComponentType {
  return function OnLabDay() {
    const { today, timeZone } = useConditions();
    const now = today === undefined ? new Date() : new Date(today);
    const day = parseDate(formatDate(now, 'yyyy-MM-dd', 'es-CO', { timeZone }), 'yyyy-MM-dd');
    return day ? <Demo today={day} /> : <Demo />;
  };
}
