import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 119,
    functions: {
      colombianHolidays: {
        description:
          'Los festivos de Colombia de un año, calculados y en orden. Antes de 1984 no hay ninguno.',
        parameters: {
          year: 'El año.',
        },
      },
      isHoliday: {
        description: 'Si el día local de una fecha es festivo en Colombia.',
        parameters: {
          date: 'La fecha.',
          options: 'La zona horaria cuyo día cuenta.',
        },
      },
      nextHoliday: {
        description: 'El primer festivo después del día de una fecha.',
        parameters: {
          date: 'La fecha.',
          options: 'La zona horaria cuyo día cuenta.',
        },
      },
      isBusinessDay: {
        description: 'Si el día local de una fecha no es fin de semana ni festivo.',
        parameters: {
          date: 'La fecha.',
          options: 'Qué días cuentan como hábiles.',
        },
      },
      businessDaysAhead: {
        description:
          'Un acceso directo de hoy al día hábil que queda a esa distancia, para `shortcuts`.',
        parameters: {
          amount: 'Cuántos días hábiles.',
          label: 'El texto del botón.',
        },
      },
      addBusinessDays: {
        description:
          'La fecha tantos días hábiles después, o antes si son negativos. La fecha misma no cuenta, como en los términos de ley.',
        parameters: {
          date: 'La fecha.',
          amount: 'Cuántos días hábiles.',
          options: 'Qué días cuentan como hábiles.',
        },
      },
      countBusinessDays: {
        description: 'Cuántos días hábiles hay entre dos fechas, contando ambas.',
        parameters: {
          from: 'La primera fecha.',
          to: 'La última fecha.',
          options: 'Qué días cuentan como hábiles.',
        },
      },
    },
    types: {
      Holiday: 'Una fecha en la que caen uno o más festivos.',
    },
  },
];
