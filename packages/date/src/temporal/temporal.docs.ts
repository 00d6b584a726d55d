import type { ComponentDocs } from '@guadua/catalog';

const TYPE =
  'La clase: `Temporal.PlainDate`; con hora, `Temporal.PlainDateTime` o `Temporal.ZonedDateTime`.';
const PROPS = 'El valor, `onChange` y los límites, como objetos de esa clase.';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    order: 101,
    functions: {
      temporalDate: { type: TYPE, props: PROPS },
      temporalRange: { type: TYPE, props: PROPS },
      temporalDates: { type: 'La clase: `Temporal.PlainDate`.', props: PROPS },
    },
    types: ['ValueBinding', 'TemporalLimits'],
  },
];
