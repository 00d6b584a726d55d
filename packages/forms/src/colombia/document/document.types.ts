/**
 * Tipo de documento: cédula de ciudadanía (`CC`) o extranjería (`CE`), tarjeta de identidad (`TI`), registro civil
 * (`RC`), pasaporte (`PA`), permiso temporal (`PPT`) o especial (`PEP`), `NIT` o número único (`NUIP`).
 */
export type DocumentType = 'CC' | 'CE' | 'TI' | 'RC' | 'PA' | 'PPT' | 'PEP' | 'NIT' | 'NUIP';

/** Un documento: su tipo y su número, sin puntos ni espacios. */
export interface IdentityDocument {
  /** El tipo. */
  type: DocumentType;
  /** El número; el de un NIT, con guion y dígito de verificación. */
  number: string;
}

/** Cómo es el número de un tipo de documento. */
export interface DocumentRule {
  /** Caracteres que tiene por lo menos. */
  readonly min: number;
  /** Caracteres que tiene a lo sumo. */
  readonly max: number;
  /** Lleva letras además de dígitos. */
  readonly letters: boolean;
}

/** Lo que informa el error `verifyDocument`. */
export interface DocumentError {
  /** El tipo del documento. */
  type: DocumentType | undefined;
  /** Cómo es el número de ese tipo; `null` si no es ninguno de los tipos. */
  rule: DocumentRule | null;
}
