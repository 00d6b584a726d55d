import type { HTMLAttributes, Ref } from 'react';
import type { RemoteSource } from '../remote/remote-source';
import type { ListProps } from '../select/select.types';

/** Por qué cambió el texto de un `Autocomplete`. */
export type AutocompleteChangeReason = 'type' | 'select' | 'reset';

/** Acompaña al texto en `onChange`. */
export interface AutocompleteChangeDetails<Option> {
  /** Por qué cambió: se escribió, se eligió una sugerencia o se restableció el formulario. */
  readonly reason: AutocompleteChangeReason;
  /** La sugerencia elegida; `null` si el texto se escribió. */
  readonly option: Option | null;
}

/** Propiedades de `Autocomplete`. */
export interface AutocompleteProps<Option> extends ListProps<Option> {
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
  classNames?:
    | Partial<Record<'root' | 'input' | 'popup' | 'list' | 'group' | 'option' | 'error', string>>
    | undefined;
}
