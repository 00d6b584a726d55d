import { clock, DatePicker } from '@guadua/date';
import { Field, NativeSelect } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import './conditions.css';
import { resetConditions, setConditions, useConditions } from './conditions-store';

const ZONES = [
  ['America/Bogota', 'Bogotá (UTC−5)'],
  ['America/Sao_Paulo', 'São Paulo'],
  ['America/Santiago', 'Santiago'],
  ['Europe/Madrid', 'Madrid'],
  ['UTC', 'UTC'],
  ['Asia/Kolkata', 'Calcuta (UTC+5:30)'],
  ['Pacific/Auckland', 'Auckland'],
] as const;

const LOCALES = [
  ['es-CO', 'Español (Colombia)'],
  ['en-US', 'English (US)'],
  ['pt-BR', 'Português (Brasil)'],
] as const;

const FIRST_DAYS = [
  ['1', 'Lunes'],
  ['0', 'Domingo'],
  ['6', 'Sábado'],
] as const;

const TRAPS = [
  ['31 de diciembre', { today: '2026-12-31T15:00:00Z' }],
  ['29 de febrero', { today: '2028-02-29T15:00:00Z' }],
  ['Casi medianoche UTC', { today: '2026-11-21T01:30:00Z' }],
  ['Día sin medianoche', { today: '2018-11-04T15:00:00Z', timeZone: 'America/Sao_Paulo' }],
] as const;

/** Sets the today, the zone, the language and the first weekday of every demo on the page. */
export function ConditionsBar() {
  const conditions = useConditions();
  return (
    <div className="date-conditions">
      <div className="date-conditions__fields">
        <Field label="Hoy es (en UTC)">
          <DatePicker
            time={clock({ hourCycle: 24 })}
            clearable={false}
            valueAs="iso"
            timeZone="UTC"
            value={conditions.today ?? null}
            today={conditions.today}
            openOnFocus={false}
            onChange={(today) =>
              setConditions({ today: today === null ? undefined : `${today}:00Z` })
            }
          />
        </Field>
        <Field label="Zona horaria">
          <NativeSelect
            value={conditions.timeZone}
            options={options(ZONES)}
            onChange={(timeZone) => setConditions({ timeZone: timeZone ?? 'America/Bogota' })}
          />
        </Field>
        <Field label="Idioma">
          <NativeSelect
            value={conditions.locale}
            options={options(LOCALES)}
            onChange={(locale) => setConditions({ locale: locale ?? 'es-CO' })}
          />
        </Field>
        <Field label="La semana empieza el">
          <NativeSelect
            value={String(conditions.firstDay)}
            options={options(FIRST_DAYS)}
            onChange={(day) => setConditions({ firstDay: day === '0' ? 0 : day === '6' ? 6 : 1 })}
          />
        </Field>
      </div>
      <fieldset className="date-conditions__traps">
        <legend>Casos difíciles</legend>
        {TRAPS.map(([label, change]) => (
          <Button key={label} size="small" variant="bordered" onClick={() => setConditions(change)}>
            {label}
          </Button>
        ))}
        <Button size="small" variant="bordered" onClick={() => setConditions({ today: undefined })}>
          Mi reloj
        </Button>
        <Button size="small" variant="bordered" onClick={resetConditions}>
          Volver al inicio
        </Button>
      </fieldset>
    </div>
  );
}

function options(list: readonly (readonly [value: string, label: string])[]) {
  return list.map(([value, label]) => ({ value, label }));
}
