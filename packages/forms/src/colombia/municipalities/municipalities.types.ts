/** Un municipio o área no municipalizada de Colombia. */
export interface Municipality {
  /** Su código DIVIPOLA, de cinco dígitos: `05001`. */
  readonly code: string;
  /** Su nombre oficial: `Medellín`. */
  readonly name: string;
  /** Otros nombres, de antes o de uso corriente, separados por comas; vacío si no tiene: `Buga`. */
  readonly otherNames: string;
  /** El código de su departamento: `05`. */
  readonly departmentCode: string;
  /** El nombre de su departamento: `Antioquia`. */
  readonly department: string;
}

/** Las propiedades de un `Select` con municipios. */
export interface MunicipalitySelectProps {
  /** Los municipios. */
  readonly options: readonly Municipality[];
  /** El valor es el código. */
  readonly primaryKey: 'code';
  /** Se muestra el nombre. */
  readonly labelKey: 'name';
  /** Agrupados por departamento. */
  readonly groupBy: 'department';
  /** Se busca por todos sus nombres y por el departamento. */
  readonly searchBy: ('name' | 'otherNames' | 'department' | 'code')[];
}
