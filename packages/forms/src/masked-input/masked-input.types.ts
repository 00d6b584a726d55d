import type { ClearLabels, FormsLabels } from '../labels/forms-labels.types';
import type { Mask, MaskErrors } from '../mask/mask.types';
import type { ChangeDetails, ControlProps } from '../shared/control.types';
import type { NativeInputProps, TextFrameProps, TextValueProps } from '../shared/input-props.types';

/** Lo que acompaña al valor de `MaskedInput` en `onChange`. */
export interface MaskedChangeDetails extends ChangeDetails {
  /** El texto con la máscara. */
  readonly masked: string;
  /** Lo que se escribió, sin los caracteres propios de la máscara. */
  readonly raw: string;
  /** No falta nada de lo que la máscara pide. */
  readonly complete: boolean;
  /** El error `mask` si está incompleto, o `null`. */
  readonly errors: MaskErrors | null;
}

/** Opciones de `useMaskText`: las de `MaskedInput` que tratan del texto. */
export interface MaskTextOptions extends TextValueProps {
  /**
   * Un nombre (`time`, `time-seconds`, `date`, `ip`, `cpf`, `cnpj`, `cpf-cnpj`), un patrón (`0` dígito, `9` opcional,
   * `A` letra o dígito, `S` letra, `\` literal) o una lista, de la que se toma el primero en que cabe lo escrito.
   */
  mask: Mask;
  /** Texto, cuando lo guarda quien usa el componente; con la máscara o sin ella. */
  value?: string | null | undefined;
  /** Avisa cada cambio que hace una persona. */
  onChange?: ((value: string, details: MaskedChangeDetails) => void) | undefined;
}

/** Propiedades de `MaskedInput`. */
export interface MaskedInputProps
  extends ControlProps,
    NativeInputProps,
    TextFrameProps,
    MaskTextOptions {
  /** Cuál es el valor: el texto con la máscara (`masked`) o lo que se escribió (`raw`). @default 'masked' */
  valueAs?: 'masked' | 'raw' | undefined;
  /**
   * Tipo del campo. Con `tel` el teclado es el de los teléfonos y el navegador ofrece los guardados si
   * pones `autoComplete="tel"`.
   * @default tel si la máscara empieza por un +, text en las demás
   */
  type?: 'text' | 'tel' | undefined;
  /** Textos propios para este control. */
  labels?: Partial<FormsLabels['mask'] & ClearLabels> | undefined;
}
