import type { UtilsLabels } from '../labels/utils-labels.types';
import type { ButtonProps } from './button.types';

/** Las propiedades de `CopyButton`, y las de `Button`. */
export interface CopyButtonProps extends Omit<ButtonProps, 'asChild' | 'onCopy'> {
  /** El texto que se copia, o una función que lo da al oprimir el botón. */
  text: string | (() => string);
  /** Se llama con el texto cuando ya está en el portapapeles. */
  onCopy?: ((text: string) => void) | undefined;
  /** Se llama cuando el navegador no dejó copiar. */
  onCopyError?: ((error: Error) => void) | undefined;
  /** Textos que reemplazan los de este botón. */
  labels?: Partial<UtilsLabels> | undefined;
}
