/** The texts of `DatesPicker`, besides those of calendars. */
export interface DatesLabels {
  /** Name of the calendar button; the text of the value, `''` when empty. */
  openDates: (value: string) => string;
  /** Name of the popup. */
  datesDialog: string;
  /** Name of the button that empties the value. */
  clearDates: string;
  /** Name of the text field in the sheet of a small screen. */
  typeDates: string;
  /** The days picked so far, below the calendar. */
  datesPicked: (count: number) => string;
  /** Said when a day is added, with the count. */
  dateAdded: (day: string, count: string) => string;
  /** Said when a day is taken away, with the count. */
  dateRemoved: (day: string, count: string) => string;
  /** What can't be read, and what to type instead. */
  unreadableDates: (example: string) => string;
  /** More days than are allowed. */
  tooManyDates: (limit: number) => string;
}

/** Spanish (Colombia). */
export const datesTextsEsCO: DatesLabels = {
  openDates: (value) => (value === '' ? 'Elegir fechas' : `Elegir fechas, ${value}`),
  datesDialog: 'Elegir fechas',
  clearDates: 'Quitar las fechas',
  typeDates: 'Escribe las fechas',
  datesPicked: (count) => (count === 1 ? '1 fecha elegida' : `${count} fechas elegidas`),
  dateAdded: (day, count) => `${day}, agregada. ${count}`,
  dateRemoved: (day, count) => `${day}, quitada. ${count}`,
  unreadableDates: (example) => `No entendemos esas fechas. Escríbelas así: ${example}`,
  tooManyDates: (limit) =>
    limit === 1 ? 'Puedes elegir solo una fecha' : `Puedes elegir máximo ${limit} fechas`,
};
