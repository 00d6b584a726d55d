/** A criterion of WCAG 2.2, level A or AA, and how Guadua stands with it. */
export interface Criterion {
  /** `1.4.3`; in EN 301 549 the same with `9.` before it. */
  readonly number: string;
  readonly name: string;
  /**
   * Met and proved by tests; met, of which the tests prove the part that `how` names; met as far as reading
   * and looking tell; not met where `how` says; or not applicable to anything here.
   */
  readonly result: 'cumple' | 'parcial' | 'mano' | 'excepcion' | 'no';
  readonly how: string;
  /** The files of the tests that prove it, from the root of the repository. */
  readonly tests: readonly string[];
}
