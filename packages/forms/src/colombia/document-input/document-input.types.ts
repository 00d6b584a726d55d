import type { ChangeDetails } from '../../shared/control.types';
import type { DocumentType, IdentityDocument } from '../document/document.types';
import type { ColombiaFieldLabels, ColombiaLabels } from '../labels/colombia-labels.types';
import type { PlainFieldOwnProps } from '../plain-field/plain-field.types';

/** Lo que acompaña al valor de `DocumentInput` en `onChange`. */
export interface DocumentChangeDetails extends ChangeDetails {
  /** El tipo que está elegido, también mientras no hay número. */
  readonly type: DocumentType;
  /** El número es de su tipo. */
  readonly complete: boolean;
}

/** Propiedades de `DocumentInput`. */
export interface DocumentInputProps
  extends Omit<PlainFieldOwnProps, 'prefix' | 'value' | 'defaultValue' | 'labels'> {
  /** Textos propios para este control. */
  labels?: (ColombiaFieldLabels & Partial<ColombiaLabels['document']>) | undefined;
  /** Documento, cuando lo guarda quien usa el componente; `null` es sin número. */
  value?: IdentityDocument | null | undefined;
  /** Documento inicial, y el que vuelve al restablecer el formulario. @default null */
  defaultValue?: IdentityDocument | null | undefined;
  /** Avisa cada cambio que hace una persona; `null` cuando el número queda vacío. */
  onChange?: ((value: IdentityDocument | null, details: DocumentChangeDetails) => void) | undefined;
  /** Los tipos que se ofrecen, en su orden; sin documento queda elegido el primero. @default los nueve */
  types?: readonly DocumentType[] | undefined;
  /** Avisa cuando una persona elige otro tipo, también mientras no hay número. */
  onTypeChange?: ((type: DocumentType) => void) | undefined;
  /** Nombre con el que el número se envía en `FormData`; el tipo va con `typeName`. */
  name?: string | undefined;
  /** Nombre con el que el tipo se envía en `FormData` y con el que `Form` lo entrega. @default `${name}Type` */
  typeName?: string | undefined;
}
