import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    order: 100,
    functions: {
      holidaysCo: {
        options: 'Si también los bloquea.',
      },
      businessDays: {
        options: 'Qué días cuentan como hábiles.',
      },
      highlightDays: {
        days: 'Los días, como fechas locales; de dos que comparten un día vale el último.',
      },
      registerDatePlugin: {
        name: 'El nombre.',
        plugin: 'El complemento.',
      },
    },
    types: ['HighlightedDay', 'DayHighlight', 'DatePluginFeatures'],
  },
];
