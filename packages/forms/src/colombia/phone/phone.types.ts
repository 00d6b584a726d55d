/** Qué teléfono es: un celular, un fijo o, si se aceptan, uno de otro país. */
export type PhoneKind = 'mobile' | 'landline' | 'foreign';

/** Un número de teléfono que se entendió. */
export interface PhoneNumber {
  /** Qué teléfono es. */
  readonly kind: PhoneKind;
  /** En el formato internacional E.164: `+573001234567`. */
  readonly e164: string;
  /** Como se marca dentro del país: `3001234567`; el de otro país, con su `+`. */
  readonly national: string;
}

/** Opciones de `verifyPhone`. */
export interface VerifyPhoneOptions {
  /** Los teléfonos que se aceptan. @default ['mobile', 'landline'] */
  kinds?: readonly PhoneKind[] | undefined;
}

/** Opciones de `formatPhone`. */
export interface FormatPhoneOptions {
  /** Con el indicativo del país: `+57 300 123 4567`. @default false */
  international?: boolean | undefined;
}

/** Lo que informa el error `verifyPhone`. */
export interface PhoneError {
  /** Los teléfonos que se aceptan. */
  kinds: readonly PhoneKind[];
}

/** Lo que informa el error `phoneUnchecked`. */
export interface PhoneUncheckedError {
  /** Lo que revisa los números de otros países no llegó; si no, apenas viene. */
  failed: boolean;
}
