import type { FormsLabels } from '../labels/forms-labels.types';

/** Propiedades de `CharacterCount`. */
export interface CharacterCountProps {
  /** El texto del campo. */
  value: string | null | undefined;
  /** Cuántos caracteres caben, como los ve una persona. */
  maxLength: number;
  /** Clase del elemento. */
  className?: string | undefined;
  /** Textos propios. */
  labels?: Partial<FormsLabels['characters']> | undefined;
}
