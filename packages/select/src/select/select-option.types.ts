import type { SelectKey } from '../selection/selection.types';

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
