import type { ReactElement, ReactNode } from 'react';
import type { PopupDetails } from '../internal/popup/use-popup';

/** Las propiedades de `Tooltip`. */
export interface TooltipProps {
  /** Lo que se lee en el globo; sin contenido no hay globo. */
  content: ReactNode;
  /** El elemento que lo muestra: uno solo, que pueda recibir el foco (un botón, un enlace). */
  children: ReactElement;
  /** Lado en que aparece; si no cabe, pasa al contrario. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alineación con el elemento. @default 'center' */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Milisegundos con el cursor encima antes de aparecer, y nunca con `Infinity`; con el foco aparece de una vez.
   * @default 400
   */
  delay?: number | undefined;
  /** Si está abierto, cuando lo decides tú. */
  open?: boolean | undefined;
  /** Si empieza abierto. @default false */
  defaultOpen?: boolean | undefined;
  /** Se llama cuando aparece o desaparece. */
  onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;
  /** Dónde se pone en el documento; por defecto, en el diálogo modal que lo rodea o en el `body`. */
  container?: Element | DocumentFragment | null | undefined;
  /** Clase para el globo. */
  className?: string | undefined;
  /** Clases propias para cada parte. */
  classNames?: Partial<Record<'root' | 'arrow', string>> | undefined;
}
