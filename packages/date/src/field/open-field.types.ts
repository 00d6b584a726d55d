import type { PopupAlign, PopupDetails, PopupSide } from '@guadua/utils/internal';
import type { InputHTMLAttributes, Ref } from 'react';
export type FieldSlot = 'root' | 'input' | 'clear' | 'button' | 'popup' | 'error';

/** Lo que recibe un campo que abre algo. Sin `placeholder` muestra el formato esperado. */
export interface OpenFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'autoComplete'> {
  /**
   * Se abre al recibir el foco. Con `false`, y donde es una hoja modal, quedan el clic, la flecha abajo y su botón.
   * @default true
   */
  openOnFocus?: boolean | undefined;
  /** Muestra el botón que quita el valor, cuando hay uno. @default true */
  clearable?: boolean | undefined;
  /** Si está abierto, cuando lo controla quien lo usa. */
  open?: boolean | undefined;
  /** Si empieza abierto. @default false */
  defaultOpen?: boolean | undefined;
  /** Se llama cuando una persona lo abre o lo cierra, con el porqué. */
  onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;
  /** Lado del campo en el que se abre, si cabe. Por defecto, `bottom`. */
  side?: PopupSide | undefined;
  /** Con qué borde del campo queda a ras. Por defecto, `start`. */
  align?: PopupAlign | undefined;
  /** Píxeles entre el campo y lo que se abre. Por defecto, 4. */
  sideOffset?: number | undefined;
  /** Píxeles que quedan libres en los bordes de la pantalla. Por defecto, 8. */
  collisionPadding?: number | undefined;
  /** En pantallas de hasta 600 px, lo que se abre es una hoja al pie. @default true */
  mobileSheet?: boolean | undefined;
  /** Dónde se inserta lo que se abre. Por defecto, el `<dialog>` que lo contiene o `<body>`. */
  container?: Element | DocumentFragment | null | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<FieldSlot, string>> | undefined;
  /** El campo de texto. */
  ref?: Ref<HTMLInputElement> | undefined;
}
