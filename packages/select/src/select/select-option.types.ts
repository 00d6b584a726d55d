import type { RefCallback } from 'react';
import type { SelectChangeReason, SelectKey } from '../selection/selection.types';

/** Nombre de un campo de la opción, o una función que lo calcula. */
export type SelectField<Option, Value> = (keyof Option & string) | ((option: Option) => Value);

/** Nombre del campo que identifica la opción. */
export type SelectPrimaryKey<Option> = (keyof Option & string) | 'id';

/** Tipo de la clave de una opción, según su `primaryKey`. */
export type SelectKeyOf<Option, Primary> = Option extends SelectKey
  ? Option
  : Primary extends keyof Option
    ? Option[Primary]
    : Option extends { value: infer Key }
      ? Key
      : SelectKey;

/** Lo que recibe una plantilla de opción o de ficha. */
export interface SelectItemState<Option> {
  /** La opción que se muestra. */
  readonly option: Option;
  /** Está elegida. */
  readonly selected: boolean;
  /** Es la opción activa de la lista. */
  readonly highlighted: boolean;
  /** No se puede elegir. */
  readonly disabled: boolean;
  /** Lo que se busca, tal como se escribió. */
  readonly searchTerm: string;
}

/** Acompaña al valor en `onChange` cuando se elige una sola opción. */
export interface SelectChangeDetails<Option> {
  /** Por qué cambió. */
  readonly reason: SelectChangeReason;
  /** La opción elegida; `null` si no hay, o si ninguna corresponde al valor. */
  readonly option: Option | null;
}

/** Acompaña al valor en `onChange` cuando se eligen varias opciones. */
export interface SelectMultipleChangeDetails<Option> {
  /** Por qué cambió. */
  readonly reason: SelectChangeReason;
  /** Las opciones elegidas, en el orden del valor; se buscan solo si se leen. */
  readonly options: Option[];
}

/** Lo que se puede hacer con un `Select` desde fuera, por `actionsRef`. */
export interface SelectActions {
  /** Abre la lista. */
  readonly open: () => void;
  /** Cierra la lista y deja el foco en el componente. */
  readonly close: () => void;
  /** Lleva el foco al componente. */
  readonly focus: () => void;
  /** Olvida lo que cargó una lista remota y lo pide de nuevo. */
  readonly reload: () => void;
}

/**
 * Lo que un formulario le da a su campo, sea estado propio, React Hook Form o nativo: el tipo de los
 * componentes que envuelven a `Select`.
 */
export interface SelectFieldProps<Value> {
  /** Nombre con el que el valor se envía en el formulario. */
  name?: string | undefined;
  /** Valor, si lo guarda quien usa el componente. */
  value?: Value | undefined;
  /** Primer valor, si lo guarda el componente. */
  defaultValue?: Value | undefined;
  /** Avisa de un cambio hecho por la persona, con su motivo. */
  onChange?: ((value: Value, details: { readonly reason: string }) => void) | undefined;
  /** El foco salió del componente. */
  onBlur?: (() => void) | undefined;
  /** No se puede usar. */
  disabled?: boolean | undefined;
  /** Recibe el elemento que toma el foco. */
  ref?: RefCallback<HTMLElement> | undefined;
}
