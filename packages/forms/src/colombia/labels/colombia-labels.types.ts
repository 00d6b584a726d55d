import type { ReactNode } from 'react';
import type { DocumentError } from '../document/document.types';
import type { PhoneError } from '../phone/phone.types';
import type { PlateError } from '../plate/plate.types';

/** Mensajes de los errores que los validadores de `@guadua/forms/colombia` producen, por clave. */
export interface ColombiaErrorLabels {
  /** El número no es de su tipo de documento. */
  verifyDocument: (error: DocumentError) => ReactNode;
  /** No es un teléfono de los que se aceptan. */
  verifyPhone: (error: PhoneError) => ReactNode;
  /** No es una placa de las que se aceptan. */
  verifyPlate: (error: PlateError) => ReactNode;
  /** No es un código postal. */
  verifyPostalCode: () => ReactNode;
}
