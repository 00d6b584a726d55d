import type { Ref } from 'react';
import type { ViolationType } from '../core/constraints';
import type { CalendarSlot } from '../value/date-props.types';

/** What `onValidityChange` is given. */
export interface FieldValidity<Reason extends string> {
  /** Si lo que muestra el campo es válido. */
  valid: boolean;
  /** Por qué no lo es; `unreadable` cuando lo escrito no se puede leer. */
  reason: Reason | null;
  /** El motivo, en palabras; `''` cuando es válido. */
  message: string;
}

/** What `onValidityChange` of a date is given. */
export interface DateValidity extends FieldValidity<ViolationType | 'unreadable'> {}

/** Parts of a picker that take a class through `classNames`. */
export type DatePickerSlot =
  | CalendarSlot
  | 'root'
  | 'input'
  | 'clear'
  | 'button'
  | 'popup'
  | 'error';

/** What the pickers take besides the calendar's props. */
export interface PickerProps {
  /**
   * Formato Unicode del texto. Por defecto `dd/MM/y`, o `dd/MM/y, hh:mm a` con hora.
   */
  inputFormat?: string | undefined;
  /** Texto del campo vacío. Por defecto, el formato esperado. */
  placeholder?: string | undefined;
  /**
   * Se abre al recibir el foco. Con `false`, y donde es una hoja modal, quedan el clic, la flecha abajo y el botón del calendario.
   * @default true
   */
  openOnFocus?: boolean | undefined;
  /**
   * Muestra el botón «Limpiar» cuando hay un valor.
   * @default true
   */
  clearable?: boolean | undefined;
  /** Si está abierto, cuando lo controla quien lo usa. */
  open?: boolean | undefined;
  /**
   * Si empieza abierto.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Se llama cuando una persona lo abre o lo cierra. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Se llama al limpiar el valor. */
  onClear?: (() => void) | undefined;
  /** Se llama cuando lo escrito no se puede leer o no está permitido; el valor no cambia. */
  onInputError?: ((text: string, message: string) => void) | undefined;
  /**
   * Se llama cada vez que cambia lo que el campo muestra como incorrecto: al rechazar lo escrito, al
   * corregirlo, y cuando cambian los límites.
   */
  onValidityChange?: ((validity: DateValidity) => void) | undefined;
  /** Dónde se inserta el calendario. Por defecto, el `<dialog>` que lo contiene o `<body>`. */
  container?: HTMLElement | null | undefined;
  /** Texto del autocompletado del navegador, por ejemplo `bday`. */
  autoComplete?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<DatePickerSlot, string>> | undefined;
  /** El campo de texto. */
  ref?: Ref<HTMLInputElement> | undefined;
}
