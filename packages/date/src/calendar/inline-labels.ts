/** The texts of calendars in the page, besides those of all calendars. */
export interface InlineCalendarLabels {
  /** Why a form can't be sent while only the start of a range is picked. */
  endMissing: string;
  /** Why a form can't be sent before what is picked is taken; the text of that button. */
  applyMissing: (apply: string) => string;
}

/** Spanish (Colombia). */
export const inlineCalendarTextsEsCO: InlineCalendarLabels = {
  endMissing: 'Elige también el fin del rango',
  applyMissing: (apply) => `Pulsa «${apply}» para tomar lo que elegiste`,
};
