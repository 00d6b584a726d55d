import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/utils',
    order: 100,
    functions: {
      formatDate: {
        date: 'La fecha.',
        pattern: 'El patrón; `\\` escapa una letra.',
        locale: 'El idioma de los meses y los días.',
        options: 'La zona horaria.',
      },
      parseDate: {
        text: 'El texto.',
        pattern: 'El patrón.',
        locale: 'El idioma de los meses y los días.',
        options: 'La zona horaria.',
      },
      isBefore: {
        date: 'La fecha que se compara.',
        other: 'La fecha con la que se compara.',
        unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      isSameOrBefore: {
        date: 'La fecha que se compara.',
        other: 'La fecha con la que se compara.',
        unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      isAfter: {
        date: 'La fecha que se compara.',
        other: 'La fecha con la que se compara.',
        unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      isSameOrAfter: {
        date: 'La fecha que se compara.',
        other: 'La fecha con la que se compara.',
        unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      isSame: {
        date: 'La fecha que se compara.',
        other: 'La fecha con la que se compara.',
        unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      isBetween: {
        date: 'La fecha que se compara.',
        start: 'El comienzo.',
        end: 'El fin.',
        unit: 'Hasta qué unidad se compara; sin ella, al milisegundo.',
        inclusivity: 'Si los extremos cuentan: el corchete incluye, el paréntesis no.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      add: {
        date: 'La fecha.',
        amount: 'Cuánto se suma.',
        unit: 'De qué unidad.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      subtract: {
        date: 'La fecha.',
        amount: 'Cuánto se resta.',
        unit: 'De qué unidad.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      diff: {
        date: 'La fecha hasta la que se cuenta.',
        other: 'La fecha desde la que se cuenta.',
        unit: 'En qué unidad.',
        options: 'La zona horaria y el primer día de la semana.',
      },
      getToday: {
        options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
      },
      getYesterday: {
        options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
      },
      getTomorrow: {
        options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
      },
      getWeek: {
        options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
      },
      getMonth: {
        options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
      },
      getYear: {
        options: 'El día que cuenta como hoy, la zona horaria y el primer día de la semana.',
      },
      getDateRange: {
        options: 'Cuántos días y desde cuándo.',
      },
    },
    types: ['DateSpan'],
  },
];
