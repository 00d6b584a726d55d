/** Un departamento, con su código DIVIPOLA. */
export interface Department {
  /** Los dos dígitos de su código: `05`. */
  readonly code: string;
  /** Su nombre: `Antioquia`. */
  readonly name: string;
}
