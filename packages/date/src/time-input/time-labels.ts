import type { TimeViolationType } from './time-constraints';

/** The texts of `TimeInput`. */
export interface TimeLabels {
  /** Name of the button that empties the value. */
  clearTime: string;
  /** Name of the popup and of its button. */
  timeDialog: string;
  /** The hint of an empty field, from its pattern: `hh:mm a`, `HH:mm:ss`. */
  timeHint: (pattern: string) => string;
  /** Name of the text field in the sheet of a small screen. */
  typeTime: string;
  /** What can't be read, and what to type instead. */
  unreadableTime: (example: string) => string;
  /**
   * What is wrong with a time. They are given the limit, or a number of minutes; `outside` is given both
   * limits, `locked` the reason, `''` where there is none.
   */
  timeViolations: Record<TimeViolationType, (limit: string, last: string) => string>;
}

/** Spanish (Colombia). */
export const timeTextsEsCO: TimeLabels = {
  clearTime: 'Quitar la hora',
  timeDialog: 'Elegir hora',
  timeHint: (pattern) => pattern.toLowerCase().replace('a', 'AM'),
  typeTime: 'Escribe la hora',
  unreadableTime: (example) => `No entendemos esa hora. Escríbela así: ${example}`,
  timeViolations: {
    beforeMin: (limit) => `Elige una hora desde las ${limit}`,
    afterMax: (limit) => `Elige una hora hasta las ${limit}`,
    outside: (limit, last) => `Elige una hora entre las ${limit} y las ${last}`,
    locked: (reason) => `Esa hora no está disponible${reason && `: ${reason}`}`,
    step: (minutes) => `Elige una hora de ${minutes} en ${minutes} minutos`,
  },
};
