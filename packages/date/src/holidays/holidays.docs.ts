import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 119,
    functions: {
      colombianHolidays: {
        year: 'El año.',
      },
      isHoliday: {
        date: 'La fecha.',
        options: 'La zona horaria cuyo día cuenta.',
      },
      nextHoliday: {
        date: 'La fecha.',
        options: 'La zona horaria cuyo día cuenta.',
      },
      isBusinessDay: {
        date: 'La fecha.',
        options: 'Qué días cuentan como hábiles.',
      },
      businessDaysAhead: {
        amount: 'Cuántos días hábiles.',
        label: 'El texto del botón.',
      },
      addBusinessDays: {
        date: 'La fecha.',
        amount: 'Cuántos días hábiles.',
        options: 'Qué días cuentan como hábiles.',
      },
      countBusinessDays: {
        from: 'La primera fecha.',
        to: 'La última fecha.',
        options: 'Qué días cuentan como hábiles.',
      },
    },
    types: ['Holiday'],
  },
];
