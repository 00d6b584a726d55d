/** A criterion of WCAG 2.2, level A or AA, and how Guadua stands with it. */
export interface Criterion {
  /** `1.4.3`; in EN 301 549 the same with `9.` before it. */
  readonly number: string;
  readonly name: string;
  /** Met, not applicable to anything here, or met with the exception that `how` names. */
  readonly result: 'cumple' | 'no' | 'excepcion';
  readonly how: string;
  /** The files of the tests that prove it, from the root of the repository. */
  readonly tests: readonly string[];
}
