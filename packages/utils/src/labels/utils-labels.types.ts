/** Texts of `@guadua/utils` (CMP-5); group `utils`. */
export interface UtilsLabels {
  /** Name of the button that copies. */
  copy: string;
  /** Said by the snackbar once a text was copied. */
  copied: string;
  /** Said by the snackbar when the browser refused to copy. */
  copyFailed: string;
  /** Name of the region that holds the snackbars; it names the key that leads there. */
  snackbars: string;
  /** Name of the button that closes a popover. */
  close: string;
  /** Name of the button that dismisses a snackbar. */
  dismiss: string;
  /** Spoken after the message of a snackbar that has an action. */
  actionHint: (action: string) => string;
}
