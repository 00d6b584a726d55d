/** A warning of development, as the catalogue explains it. */
export interface Warning {
  /** Its name in the sources, and its anchor on the page. */
  readonly code: string;
  /** What it is about. */
  readonly subject: string;
  /** What happens, and why it was said. */
  readonly why: string;
  readonly mend: string;
}
