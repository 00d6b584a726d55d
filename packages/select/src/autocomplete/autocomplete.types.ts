import type { HTMLAttributes, Ref } from 'react';
import type { RemoteSource } from '../remote/remote-source';
import type { ElementProps, SelectCommonProps } from '../select/select.types';

/** Por qué cambió el texto de un `Autocomplete`. */
export type AutocompleteChangeReason = 'type' | 'select' | 'reset';

/** Acompaña al texto en `onChange`. */
export interface AutocompleteChangeDetails<Option> {
  /** Por qué cambió: se escribió, se eligió una sugerencia o se restableció el formulario. */
  readonly reason: AutocompleteChangeReason;
  /** La sugerencia elegida; `null` si el texto se escribió. */
  readonly option: Option | null;
}

/** Partes que aceptan una clase propia. */
export type AutocompleteSlot = 'root' | 'input' | 'popup' | 'list' | 'group' | 'option' | 'error';

/** Estado del componente: sus claves son los atributos `data-*` de la raíz. */
export interface AutocompleteState {
  /** Las sugerencias están a la vista. */
  open: boolean;
  /** No se puede usar. */
  disabled: boolean;
  /** Se puede leer, no cambiar. */
  readonly: boolean;
  /** El formulario no se envía sin un texto. */
  required: boolean;
  /** El valor no es válido. */
  invalid: boolean;
  /** El foco está en el componente. */
  focused: boolean;
  /** No hay nada escrito. */
  empty: boolean;
}

/** Lo que comparte con `Select`: cómo se leen, se buscan y se muestran las opciones, y sus nombres. */
type ListProps<Option> = Pick<
  SelectCommonProps<Option>,
  | 'labelKey'
  | 'disabledKey'
  | 'groupBy'
  | 'searchBy'
  | 'filter'
  | 'renderOption'
  | 'loading'
  | 'searchDebounce'
  | 'onSearch'
  | 'maxHeight'
  | 'container'
  | 'side'
  | 'align'
  | 'sideOffset'
  | 'collisionPadding'
  | 'openOnFocus'
  | 'open'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'labels'
  | 'name'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'invalid'
>;

/** Propiedades de `Autocomplete`. */
export interface AutocompleteProps<Option> extends ListProps<Option>, ElementProps {
  /** Recibe el elemento que toma el foco. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Las sugerencias: textos u objetos con una etiqueta. Los elementos `null` y `undefined` se omiten. */
  options?: readonly (Option | null | undefined)[] | null | undefined;
  /** De dónde salen las sugerencias, página por página, en lugar de `options`: `remoteList({ getList })`. */
  remote?: RemoteSource<Option> | undefined;
  /** El texto, si lo guarda quien usa el componente. */
  value?: string | null | undefined;
  /** Primer texto, si lo guarda el componente, y el que vuelve con `form.reset()`. @default '' */
  defaultValue?: string | null | undefined;
  /** Avisa de cada cambio del texto, con su motivo y la sugerencia elegida. */
  onChange?: ((value: string, details: AutocompleteChangeDetails<Option>) => void) | undefined;
  /** Cuántos caracteres se escriben antes de que aparezcan sugerencias. Con ↓ o ↑ aparecen siempre. @default 1 */
  minCharacters?: number | undefined;
  /** Cuántos caracteres caben como máximo. */
  maxLength?: number | undefined;
  /** Teclado que muestra un teléfono. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'] | undefined;
  /** Texto que se ve cuando no hay nada escrito. */
  placeholder?: string | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<AutocompleteSlot, string>> | undefined;
}
