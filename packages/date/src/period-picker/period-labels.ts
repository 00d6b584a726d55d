import type { PeriodKind } from './periods';

/** Why a period was refused (PER-3). */
export type PeriodViolationType = 'beforeMin' | 'afterMax' | 'locked' | 'tooLong';

/** The texts of the pickers of months, quarters, years and weeks. */
export interface PeriodLabels {
  /** Name of the button that empties the value. */
  clearPeriod: string;
  /** Name of the popup and of its button, by kind. */
  periodDialog: Record<PeriodKind, string>;
  /** The same where several in a row are picked. */
  periodRangeDialog: Record<PeriodKind, string>;
  /** The hint of an empty field, by kind. */
  periodHint: Record<PeriodKind, string>;
  /** Name of the text field in the sheet of a small screen. */
  typePeriod: string;
  /** The button that picks the current one. */
  currentPeriod: Record<PeriodKind, string>;
  /** Names of the buttons that turn the page. */
  previousPage: string;
  nextPage: string;
  /** A quarter in its cell, and in the field. */
  quarter: (quarter: number) => string;
  quarterOfYear: (quarter: number, year: number) => string;
  /** A week in its cell, and in the field. */
  week: (week: number) => string;
  weekOfYear: (week: number, year: number) => string;
  /** What can't be read, and what to type instead. */
  unreadablePeriod: (example: string) => string;
  /** What is wrong. They are given the limit; `locked` is given the reason, `''` where there is none. */
  periodViolations: Record<PeriodViolationType, (limit: string) => string>;
}

/** Spanish (Colombia). */
export const periodTextsEsCO: PeriodLabels = {
  clearPeriod: 'Quitar el periodo',
  periodDialog: {
    month: 'Elegir mes',
    quarter: 'Elegir trimestre',
    year: 'Elegir año',
    week: 'Elegir semana',
  },
  periodRangeDialog: {
    month: 'Elegir rango de meses',
    quarter: 'Elegir rango de trimestres',
    year: 'Elegir rango de años',
    week: 'Elegir rango de semanas',
  },
  periodHint: { month: 'mm/aaaa', quarter: 'Trimestre y año', year: 'aaaa', week: 'Semana y año' },
  typePeriod: 'Escribe el periodo',
  currentPeriod: {
    month: 'Este mes',
    quarter: 'Este trimestre',
    year: 'Este año',
    week: 'Esta semana',
  },
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  quarter: (quarter) => `Trimestre ${quarter}`,
  quarterOfYear: (quarter, year) => `Trimestre ${quarter} de ${year}`,
  week: (week) => `Semana ${week}`,
  weekOfYear: (week, year) => `Semana ${week} de ${year}`,
  unreadablePeriod: (example) => `No entendemos ese periodo. Escríbelo así: ${example}`,
  periodViolations: {
    beforeMin: (limit) => `Elige desde: ${limit}`,
    afterMax: (limit) => `Elige hasta: ${limit}`,
    locked: (reason) => `Ese periodo no está disponible${reason && `: ${reason}`}`,
    tooLong: (limit) =>
      limit === '1' ? 'Puedes elegir solo uno' : `Puedes elegir máximo ${limit} seguidos`,
  },
};
