import type { ClearLabels, FieldMessages } from '../../labels/forms-labels.types';
import type { DocumentError, DocumentType } from '../document/document.types';
import type { PhoneError, PhoneUncheckedError } from '../phone/phone.types';
import type { PlateError } from '../plate/plate.types';

/** Mensajes de los errores que los validadores de `@guadua/forms/colombia` producen, por clave. */
export interface ColombiaErrorLabels {
  /** El número no es de su tipo de documento. */
  verifyDocument: (error: DocumentError) => string;
  /** No es un teléfono de los que se aceptan. */
  verifyPhone: (error: PhoneError) => string;
  /** No se sabe si es un teléfono: falta lo que revisa los de otros países. */
  phoneUnchecked: (error: PhoneUncheckedError) => string;
  /** No es una placa de las que se aceptan. */
  verifyPlate: (error: PlateError) => string;
  /** No es un código postal. */
  verifyPostalCode: (error: unknown) => string;
}

/** Textos de `@guadua/forms/colombia`, por componente; se suman a los de `@guadua/forms`. */
export interface ColombiaLabels {
  /** Mensajes de los errores, por clave. */
  errors: ColombiaErrorLabels;
  /** De `NitInput`. */
  nit: {
    /** Lo que pueden querer decir diez dígitos sin guion, como pregunta. */
    meaning: (nit: string) => string;
    /** Nombre del botón que agrega el dígito de verificación. */
    suggestion: (checkDigit: number) => string;
  };
  /** De `AddressInput`. */
  address: {
    /** Nombre de la primera parte de la dirección. */
    via: string;
    /** Nombre de la lista de tipos de vía. */
    vias: string;
    /** Nombre de la segunda parte de la dirección. */
    number: string;
    /** Nombre de la tercera parte de la dirección. */
    crossing: string;
    /** Nombre de la cuarta parte de la dirección. */
    plate: string;
    /** Validación nativa: la dirección empezó pero no está completa. */
    incomplete: string;
    /** Validación nativa: una parte de la dirección, o toda la que no es una calle, pasa de su límite. */
    tooLong: (limit: number) => string;
  };
  /** De `DocumentInput`. */
  document: {
    /** Nombre de la lista con los tipos de documento. */
    type: string;
    /** Nombre de cada tipo de documento, con sus letras: `CC · Cédula de ciudadanía`. */
    types: Readonly<Record<DocumentType, string>>;
  };
}

/** Textos propios para un campo de `@guadua/forms/colombia`: los mensajes de sus errores, y su botón. */
export type ColombiaFieldLabels = Partial<ClearLabels & { errors: FieldMessages }>;
