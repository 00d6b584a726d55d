import type { FormsLabels } from '../../labels/forms-labels.types';
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

/** Textos de `DocumentInput`. */
export interface DocumentLabels {
  /** Nombre de la lista con los tipos de documento. */
  documentType: string;
  /** Nombre de cada tipo de documento, con sus letras: `CC · Cédula de ciudadanía`. */
  documentTypes: Readonly<Record<DocumentType, string>>;
}

/** Textos de `@guadua/forms/colombia`; se suman a los de `@guadua/forms`. */
export interface ColombiaLabels extends DocumentLabels {
  /** Mensajes de los errores, por clave. */
  errors: ColombiaErrorLabels;
}

/** Textos propios para un campo de `@guadua/forms/colombia`. */
export type ColombiaWidgetLabels = Partial<FormsLabels & DocumentLabels>;
