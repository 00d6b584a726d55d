import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    order: 100,
    functions: {
      holidaysCo: {
        description: 'Resalta los festivos de Colombia con su nombre, y puede bloquearlos.',
        parameters: {
          options: 'Si también los bloquea.',
        },
      },
      businessDays: {
        description: 'Bloquea fines de semana y festivos, y cuenta los días hábiles de un rango.',
        parameters: {
          options: 'Qué días cuentan como hábiles.',
        },
      },
      highlightDays: {
        description: 'Resalta los días y rangos que le den, cada uno con su nombre y su clase.',
        parameters: {
          days: 'Los días, como fechas locales; de dos que comparten un día vale el último.',
        },
      },
      registerDatePlugin: {
        description: 'Le da un nombre a un complemento, para usarlo en cualquier calendario.',
        parameters: {
          name: 'El nombre.',
          plugin: 'El complemento.',
        },
      },
    },
    types: {
      HighlightedDay: 'Un día que se resalta, y por qué.',
      DayHighlight: 'El nombre y la clase de un día que se resalta.',
      DatePluginFeatures:
        'Lo que un complemento le agrega a un calendario. Los días llegan como fechas locales.',
    },
  },
];
