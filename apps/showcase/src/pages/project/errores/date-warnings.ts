import type { Warning } from './warning.types';

/** Those of `@guadua/date`. */
export const DATE_WARNINGS: readonly Warning[] = [
  {
    code: 'date-value',
    subject: 'Campos de fecha',
    why: 'El valor no es una fecha.',
    mend: 'Da un `Date`, un instante o un texto como `2026-03-05`.',
  },
  {
    code: 'date-value-field',
    subject: 'Campos de fecha',
    why: 'El objeto del valor no tiene ese campo, y no se muestra nada.',
    mend: 'Agrégalo, o di cómo se llama.',
  },
  {
    code: 'date-value-field-date',
    subject: 'Campos de fecha',
    why: 'El campo del objeto no es una fecha.',
    mend: 'Da un `Date`, un instante o un texto como `2026-03-05`.',
  },
  {
    code: 'date-limits-crossed',
    subject: 'Campos de fecha',
    why: '`minDate` queda después de `maxDate`: no hay día que elegir.',
    mend: 'Cámbialos de lugar.',
  },
  {
    code: 'range-limits-crossed',
    subject: 'Rangos',
    why: '`minDays` es más que `maxDays`: no hay rango que elegir.',
    mend: 'Cámbialos de lugar.',
  },
  {
    code: 'range-direction',
    subject: 'Rangos',
    why: '`selectForward` y `selectBackward` a la vez no valen.',
    mend: 'Deja uno.',
  },
  {
    code: 'date-lock-days',
    subject: 'Campos de fecha',
    why: 'Un día de `lockDays` no es una fecha: no bloquea nada.',
    mend: 'Da fechas o una función.',
  },
  {
    code: 'date-limit',
    subject: 'Campos de fecha',
    why: 'Un límite no es una fecha: es como si no estuviera.',
    mend: 'Da un `Date`, un instante o un texto como `2026-03-05`.',
  },
  {
    code: 'date-highlighted-days',
    subject: 'Campos de fecha',
    why: 'Un día de `highlightedDays` no es una fecha: se omite.',
    mend: 'Da fechas.',
  },
  {
    code: 'time-value',
    subject: 'TimeInput',
    why: 'El valor no es una hora.',
    mend: 'Da un texto como `08:30`.',
  },
  {
    code: 'time-limit',
    subject: 'TimeInput',
    why: 'Un límite no es una hora: es como si no estuviera.',
    mend: 'Da un texto como `08:30`.',
  },
  {
    code: 'time-step',
    subject: 'TimeInput',
    why: '`step` no es un número de minutos de 1 a 720: se omite.',
    mend: 'Da minutos enteros.',
  },
  {
    code: 'date-format',
    subject: 'Campos de fecha',
    why: 'El formato tiene letras que no significan nada.',
    mend: "Pon los textos entre apóstrofos: `d 'de' MMMM`.",
  },
  {
    code: 'range-shortcut',
    subject: 'DateRangePicker',
    why: 'No hay un acceso directo con ese nombre.',
    mend: 'Toma uno de `dateShortcuts`, o da `{ label, range }`.',
  },
  {
    code: 'date-plugin',
    subject: 'Campos de fecha',
    why: 'No hay un complemento con ese nombre.',
    mend: 'Regístralo con `registerDatePlugin`, o pasa la función.',
  },
  {
    code: 'period-value',
    subject: 'Campos de periodo',
    why: 'El valor no es un periodo de esa clase.',
    mend: 'Da `{ from, to }` o un texto como el del aviso.',
  },
  {
    code: 'period-limit',
    subject: 'Campos de periodo',
    why: 'Un límite no es una fecha: es como si no estuviera.',
    mend: 'Da un `Date`, un instante o un texto.',
  },
  {
    code: 'period-limits-crossed',
    subject: 'Periodos',
    why: '`minDate` queda después de `maxDate`: no hay periodo que elegir.',
    mend: 'Cámbialos de lugar.',
  },
  {
    code: 'period-lock',
    subject: 'Campos de periodo',
    why: '`lockPeriod` falló: ese periodo no se bloquea.',
    mend: 'Corrige la función; el aviso trae el error.',
  },
  {
    code: 'dates-value',
    subject: 'DatesPicker',
    why: 'En la lista hay algo que no es una fecha.',
    mend: 'Da fechas, instantes o textos como `2026-03-05`.',
  },
  {
    code: 'date-function-threw',
    subject: 'Campos de fecha',
    why: 'Una función tuya falló: en ese día no cuenta.',
    mend: 'Corrige la función; el aviso trae el error.',
  },
  {
    code: 'time-lock',
    subject: 'Horas',
    why: 'Una hora de `lockTimes` no es una hora: no bloquea nada.',
    mend: 'Da textos como `08:30`.',
  },
  {
    code: 'date-time-zone',
    subject: 'Campos de fecha',
    why: 'La zona horaria no existe: se usa la del navegador.',
    mend: 'Da un nombre de la IANA, como `America/Bogota`.',
  },
  {
    code: 'calendar-month',
    subject: 'Calendar',
    why: '`month` no es una fecha: se omite.',
    mend: 'Da un `Date` o un texto como `2026-03`.',
  },
];
