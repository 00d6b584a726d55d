/** A holiday, and how its date is found (Ley 51 of 1983, "Emiliani"). */
export type HolidayRow = { readonly name: string; readonly since?: number } & (
  | { readonly month: number; readonly day: number; readonly moved?: boolean }
  | { readonly easter: number }
);
export const COLOMBIAN_HOLIDAY_RULES: readonly HolidayRow[] = [
  { name: 'Año Nuevo', month: 1, day: 1 },
  { name: 'Día de los Reyes Magos', month: 1, day: 6, moved: true },
  { name: 'Día de San José', month: 3, day: 19, moved: true },
  { name: 'Jueves Santo', easter: -3 },
  { name: 'Viernes Santo', easter: -2 },
  { name: 'Día del Trabajo', month: 5, day: 1 },
  { name: 'Ascensión del Señor', easter: 43 },
  { name: 'Corpus Christi', easter: 64 },
  { name: 'Sagrado Corazón de Jesús', easter: 71 },
  { name: 'San Pedro y San Pablo', month: 6, day: 29, moved: true },
  // Ley 2578 of 2026, article 6: never earlier, though some lists show it in every year.
  { name: 'Virgen de Chiquinquirá', month: 7, day: 9, moved: true, since: 2026 },
  { name: 'Día de la Independencia', month: 7, day: 20 },
  { name: 'Batalla de Boyacá', month: 8, day: 7 },
  { name: 'Asunción de la Virgen', month: 8, day: 15, moved: true },
  { name: 'Día de la Diversidad Étnica y Cultural', month: 10, day: 12, moved: true },
  { name: 'Día de Todos los Santos', month: 11, day: 1, moved: true },
  { name: 'Independencia de Cartagena', month: 11, day: 11, moved: true },
  { name: 'Inmaculada Concepción', month: 12, day: 8 },
  { name: 'Navidad', month: 12, day: 25 },
];

/** The year in which holidays first moved to Mondays; earlier years followed other rules. */
export const FIRST_RULED_YEAR = 1984;
