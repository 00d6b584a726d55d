/** The phases of a snackbar in milliseconds (SNK-2). */
export const SNACKBAR_TIMING = {
  /** From its appearance until its text shows. */
  text: 1000,
  /** How long the text stays by default. */
  duration: 4000,
  /** From the end of its stay until it hides. */
  hide: 1500,
  /** From hiding until it is removed. */
  remove: 1000,
} as const;

/** How many show at once; the rest wait (SNK-3). */
export const SNACKBAR_LIMIT = 3;
