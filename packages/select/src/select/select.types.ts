import type { RefCallback } from 'react';
import type { SelectKey } from '../selection/selection.types';
import type { SelectCommonProps } from './select-common.types';
import type {
  SelectLocalProps,
  SelectMultipleProps,
  SelectRemoteKeyProps,
  SelectRemoteOptionProps,
  SelectSingleProps,
} from './select-mode.types';
import type { SelectKeyOf, SelectPrimaryKey } from './select-option.types';

/**
 * Lo que un formulario le da a su campo, sea estado propio, React Hook Form o nativo: el tipo de los
 * componentes que envuelven a `Select`.
 */
export interface SelectFieldProps<Value> {
  /** Nombre con el que el valor viaja en el formulario. */
  name?: string | undefined;
  /** Valor, si lo guarda quien usa el componente. */
  value?: Value | undefined;
  /** Primer valor, si lo guarda el componente. */
  defaultValue?: Value | undefined;
  /** Avisa de un cambio hecho por la persona. */
  onChange?: ((value: Value) => void) | undefined;
  /** El foco salió del componente. */
  onBlur?: (() => void) | undefined;
  /** No se puede usar. */
  disabled?: boolean | undefined;
  /** Recibe el elemento que toma el foco. */
  ref?: RefCallback<HTMLElement> | undefined;
}

/** Exige `primaryKey` cuando las opciones son objetos sin `id` ni `value`: sin clave no se podrían elegir. */
export type SelectKeyProps<Option, Key> = [Option] extends [SelectKey]
  ? unknown
  : [keyof Option & ('id' | 'value')] extends [never]
    ? { primaryKey: (keyof Option & string) | ((option: Option) => Key) }
    : unknown;

/** Propiedades de `Select`. El tipo del valor sale de las opciones, de `primaryKey`, de `multiple` y de `valueAs`. */
export type SelectProps<
  Option,
  Primary extends SelectPrimaryKey<Option> = 'id',
  Key = SelectKeyOf<Option, Primary>,
> = SelectCommonProps<Option, Primary, Key> &
  (
    | (SelectLocalProps<Option> &
        SelectKeyProps<Option, Key> &
        (SelectSingleProps<Option, NoInfer<Key>> | SelectMultipleProps<Option, NoInfer<Key>>))
    | (SelectRemoteOptionProps<Option> &
        // What the options are is never read off the value: a key there would become the option.
        (SelectSingleProps<Option, NoInfer<Option>> | SelectMultipleProps<Option, NoInfer<Option>>))
    | (SelectRemoteKeyProps<Option> &
        (SelectSingleProps<Option, NoInfer<Key>> | SelectMultipleProps<Option, NoInfer<Key>>))
  );
