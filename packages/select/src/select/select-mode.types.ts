import type { RemoteSource } from '../remote/remote-source';
import type { TokenReorder } from '../reorder/reorder.types';
import type { SelectChangeReason } from '../selection/selection.types';

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

/** Propiedades para elegir una sola opción. */
export interface SelectSingleProps<Option, Value> {
  /** Admite varias opciones: el valor es una lista. */
  multiple?: false | undefined;
  /** Valor elegido; `null` si no hay. Lo controla quien lo usa. */
  value?: Value | null | undefined;
  /** Primer valor cuando el componente guarda el suyo, y el que vuelve con `form.reset()`. */
  defaultValue?: Value | null | undefined;
  /** Avisa de un cambio hecho por la persona: el valor y, aparte, la opción y el motivo. */
  onChange?: ((value: Value | null, details: SelectChangeDetails<Option>) => void) | undefined;
  maxItems?: undefined;
  badgeLimit?: undefined;
  reorder?: undefined;
}

/** Propiedades para elegir varias opciones. */
export interface SelectMultipleProps<Option, Value> {
  /** Admite varias opciones: el valor es una lista. */
  multiple: true;
  /** Valores elegidos, en el orden en que se eligieron. Los controla quien los usa. */
  value?: readonly Value[] | null | undefined;
  /** Primeros valores cuando el componente guarda los suyos, y los que vuelven con `form.reset()`. */
  defaultValue?: readonly Value[] | null | undefined;
  /** Avisa de un cambio hecho por la persona: los valores y, aparte, las opciones y el motivo. */
  onChange?: ((value: Value[], details: SelectMultipleChangeDetails<Option>) => void) | undefined;
  /** Cuántas opciones se pueden elegir como máximo. Con ella no hay «Seleccionar todo». */
  maxItems?: number | undefined;
  /**
   * Cuántas fichas se ven; el resto se resume en «+N». Con `fit`, las que caben en una línea.
   * @default 20
   */
  badgeLimit?: number | 'fit' | undefined;
  /** Las fichas cambian de lugar, y con ellas el orden del valor: `reorderTokens()`. */
  reorder?: TokenReorder | undefined;
}

/** Opciones locales; el valor es la clave. */
export interface SelectLocalProps<Option> {
  /** Las opciones: objetos, textos o números. Los elementos `null` y `undefined` se omiten; `null` es una lista vacía. */
  options: readonly (Option | null | undefined)[] | null;
  remote?: undefined;
  /** El valor es la clave (`key`) o la opción entera (`option`). */
  valueAs?: 'key' | undefined;
}

/** Opciones remotas; el valor es la opción entera. */
export interface SelectRemoteOptionProps<Option> {
  options?: undefined;
  /** De dónde salen las opciones, página por página: `remoteList({ getList })`. */
  remote: RemoteSource<Option>;
  /**
   * El valor es la clave (`key`) o la opción entera (`option`).
   * @default 'option'
   */
  valueAs?: 'option' | undefined;
}

/** Opciones remotas; el valor es la clave. */
export interface SelectRemoteKeyProps<Option> {
  options?: undefined;
  /** De dónde salen las opciones, página por página: `remoteList({ getList })`. */
  remote: RemoteSource<Option>;
  /** El valor es la clave (`key`) o la opción entera (`option`). */
  valueAs: 'key';
}
