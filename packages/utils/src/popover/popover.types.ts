import type { ReactElement, ReactNode } from 'react';
import type { PopupDetails } from '../internal/popup/use-popup';
import type { UtilsLabels } from '../labels/utils-labels.types';

/** Las propiedades de `Popover`. */
export interface PopoverProps {
  /** El elemento que lo abre y lo cierra: uno solo, un botón. */
  trigger: ReactElement;
  /** Lo que muestra. */
  children?: ReactNode;
  /** Título; es también su nombre para el lector de pantalla. */
  title?: ReactNode;
  /** Frase debajo del título; es también su descripción para el lector de pantalla. */
  description?: ReactNode;
  /** Nombre para el lector de pantalla, si no hay título. */
  'aria-label'?: string | undefined;
  /** Si está abierto, cuando lo decides tú. */
  open?: boolean | undefined;
  /** Si empieza abierto. @default false */
  defaultOpen?: boolean | undefined;
  /** Se llama cuando una persona lo abre o lo cierra, con el porqué. */
  onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;
  /** Lado en que aparece; si no cabe, pasa al contrario. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alineación con el elemento que lo abre. @default 'center' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Píxeles entre el elemento y el panel. @default 8 */
  sideOffset?: number | undefined;
  /** Píxeles que quedan libres en los bordes de la pantalla. @default 8 */
  collisionPadding?: number | undefined;
  /** Si una punta señala el elemento que lo abre. @default true */
  arrow?: boolean | undefined;
  /** Si lo demás queda inactivo mientras está abierto. @default false */
  modal?: boolean | undefined;
  /** Si lleva un botón para cerrar. @default true */
  closeButton?: boolean | undefined;
  /** Si en pantallas de hasta 600 px aparece como una hoja al pie. @default true */
  mobileSheet?: boolean | undefined;
  /** Dónde se pone en el documento; por defecto, en el diálogo que lo rodea o en el `body`. */
  container?: Element | DocumentFragment | null | undefined;
  /** Textos que reemplazan los de este lugar. */
  labels?: Partial<UtilsLabels> | undefined;
  /** Clase para el panel. */
  className?: string | undefined;
  /** Clases propias para cada parte. */
  classNames?:
    | Partial<
        Record<'root' | 'header' | 'title' | 'description' | 'body' | 'close' | 'arrow', string>
      >
    | undefined;
}
