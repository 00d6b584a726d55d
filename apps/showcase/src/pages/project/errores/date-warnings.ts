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
    subject: 'Campos de fecha y de periodo',
    why: '`minDate` queda después de `maxDate`: no hay nada que elegir.',
    mend: 'Cámbialos de lugar.',
  },
  {
    code: 'range-limits-crossed',
    subject: 'Rangos',
    why: '`minDays` es mayor que `maxDays`: no hay rango que elegir.',
    mend: 'Cámbialos de lugar.',
  },
  {
    code: 'date-lock',
    subject: 'Campos de fecha, hora y periodo',
    why: 'Algo de `lockDays`, `lockTimes` o `lockPeriods` no se puede leer: no bloquea nada.',
    mend: 'Da fechas, horas como `08:30` o periodos como `2026-11`, o una función.',
  },
  {
    code: 'date-limit',
    subject: 'Campos de fecha, hora y periodo',
    why: 'Un límite no se puede leer: es como si no estuviera.',
    mend: 'Da un `Date`, un instante o un texto como `2026-03-05`; una hora, como `08:30`.',
  },
  {
    code: 'date-highlighted-days',
    subject: 'highlightDays',
    why: 'Un día de `highlightDays` no es una fecha: se omite.',
    mend: 'Da fechas.',
  },
  {
    code: 'time-value',
    subject: 'TimeInput',
    why: 'El valor no es una hora.',
    mend: 'Da un texto como `08:30`.',
  },
  {
    code: 'date-plugin',
    subject: 'Campos de fecha',
    why: 'No hay un complemento con ese nombre, o no es una función.',
    mend: 'Regístralo con `registerDatePlugin`, o pasa la función.',
  },
  {
    code: 'period-value',
    subject: 'Campos de periodo',
    why: 'El valor no es un periodo de esa clase.',
    mend: 'Da `{ from, to }` o un texto como el del aviso.',
  },
  {
    code: 'dates-value',
    subject: 'DatesPicker',
    why: 'En la lista hay algo que no es una fecha.',
    mend: 'Da fechas, instantes o textos como `2026-03-05`.',
  },
  {
    code: 'date-time-zone',
    subject: 'Campos de fecha',
    why: 'La zona horaria no existe: se usa la del navegador.',
    mend: 'Da un nombre de la IANA, como `America/Bogota`.',
  },
  {
    code: 'date-given',
    subject: 'Funciones de fecha',
    why: 'Lo que recibió no es un `Date`: cuenta como una fecha inválida.',
    mend: 'Da un `Date`; `toDate` y `parseDate` lo hacen de un texto.',
  },
];
