import type { ComponentDocs } from '@guadua/catalog';

const TYPE =
  'La clase: `Temporal.PlainDate`; con hora, `Temporal.PlainDateTime` o `Temporal.ZonedDateTime`.';
const PROPS = 'El valor, `onChange` y los límites, como objetos de esa clase.';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    order: 101,
    functions: {
      temporalDate: {
        description:
          'Las propiedades de `DatePicker` o `Calendar` para un valor de Temporal. La clase la pone quien la usa, del navegador o de un polyfill.',
        parameters: { type: TYPE, props: PROPS },
      },
      temporalRange: {
        description:
          'Lo mismo para `DateRangePicker` y `RangeCalendar`, cuyo valor es `{ from, to }`.',
        parameters: { type: TYPE, props: PROPS },
      },
      temporalDates: {
        description: 'Lo mismo para `DatesPicker`, cuyo valor es una lista.',
        parameters: { type: 'La clase: `Temporal.PlainDate`.', props: PROPS },
      },
    },
    types: {
      TemporalBinding: 'El valor, y lo que lo cambia.',
      TemporalLimits: 'Los límites de un valor de Temporal, y su zona horaria.',
    },
  },
];
