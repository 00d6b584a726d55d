/** The texts of `DateRangeFields`, besides those of calendars. */
export interface RangeFieldsLabels {
  /** Name of the first input, after the name of the field. */
  startField: string;
  /** Name of the second input, after the name of the field. */
  endField: string;
  /** Name of the text field in the sheet of a small screen, opened from the first input. */
  typeStart: string;
  /** The same from the second input. */
  typeEnd: string;
  /** One of the two can't be read or is missing, and what to type instead. */
  unreadableRange: (example: string) => string;
}

/** Spanish (Colombia). */
export const rangeFieldsTextsEsCO: RangeFieldsLabels = {
  startField: 'inicio',
  endField: 'fin',
  typeStart: 'Escribe el inicio',
  typeEnd: 'Escribe el fin',
  unreadableRange: (example) => `Escribe las dos fechas, así: ${example}`,
};
