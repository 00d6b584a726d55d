import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 100,
    functions: {
      formatDate: {
        description:
          'Escribe una fecha según un patrón: `D de MMMM de YYYY`, o uno de Unicode como `dd/MM/y`.',
        parameters: {
          date: 'La fecha.',
          pattern: 'El patrón; `\\` escapa una letra.',
          locale: 'El idioma, o un `Locale` de date-fns.',
          options: 'La zona horaria.',
        },
      },
      parseDate: {
        description:
          'Lee un texto según un patrón; `null` si no lo sigue o si la fecha no existe, como 31/02/2026.',
        parameters: {
          text: 'El texto.',
          pattern: 'El patrón.',
          locale: 'El idioma, o un `Locale` de date-fns.',
          options: 'La zona horaria.',
        },
      },
      isBefore: {
        description: 'Si una fecha es anterior a otra.',
        parameters: {
          date: 'La fecha que se compara.',
          other: 'La fecha con la que se compara.',
          unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      isSameOrBefore: {
        description: 'Si una fecha es anterior a otra o está en la misma unidad.',
        parameters: {
          date: 'La fecha que se compara.',
          other: 'La fecha con la que se compara.',
          unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      isAfter: {
        description: 'Si una fecha es posterior a otra.',
        parameters: {
          date: 'La fecha que se compara.',
          other: 'La fecha con la que se compara.',
          unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      isSameOrAfter: {
        description: 'Si una fecha es posterior a otra o está en la misma unidad.',
        parameters: {
          date: 'La fecha que se compara.',
          other: 'La fecha con la que se compara.',
          unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      isSame: {
        description: 'Si dos fechas están en la misma unidad, o son el mismo instante.',
        parameters: {
          date: 'La fecha que se compara.',
          other: 'La fecha con la que se compara.',
          unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      isBetween: {
        description: 'Si una fecha está entre otras dos.',
        parameters: {
          date: 'La fecha que se compara.',
          start: 'El comienzo.',
          end: 'El fin.',
          unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
          inclusivity: 'Si los extremos cuentan: el corchete incluye, el paréntesis no.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      add: {
        description:
          'La fecha más adelante. Un día que el mes no tiene pasa a ser el último; la hora se conserva.',
        parameters: {
          date: 'La fecha.',
          amount: 'Cuánto se suma.',
          unit: 'De qué unidad.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      subtract: {
        description: 'La fecha más atrás.',
        parameters: {
          date: 'La fecha.',
          amount: 'Cuánto se resta.',
          unit: 'De qué unidad.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      diff: {
        description:
          'Cuántas unidades completas hay desde otra fecha hasta esta; negativo si esta es anterior.',
        parameters: {
          date: 'La fecha hasta la que se cuenta.',
          other: 'La fecha desde la que se cuenta.',
          unit: 'En qué unidad.',
          options: 'La zona horaria y el primer día de la semana.',
        },
      },
      getToday: {
        description: 'Hoy, completo.',
        parameters: {
          options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
        },
      },
      getYesterday: {
        description: 'Ayer, completo.',
        parameters: {
          options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
        },
      },
      getTomorrow: {
        description: 'Mañana, completo.',
        parameters: {
          options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
        },
      },
      getWeek: {
        description: 'La semana de hoy; empieza el lunes.',
        parameters: {
          options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
        },
      },
      getMonth: {
        description: 'El mes de hoy.',
        parameters: {
          options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
        },
      },
      getYear: {
        description: 'El año de hoy.',
        parameters: {
          options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
        },
      },
      getDateRange: {
        description: 'Varios días desde una fecha, o hasta ella, o todo su mes.',
        parameters: {
          options: 'Cuántos días y desde cuándo.',
        },
      },
    },
    types: {
      DateSpan: 'De las 00:00:00.000 de un día a las 23:59:59.999 de otro.',
    },
  },
];
