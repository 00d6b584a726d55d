import type { CSSProperties, FocusEvent, ReactNode, Ref, RefCallback } from 'react';
import type { SelectLabels } from '../labels/select-labels.types';
import type { RemoteOptions } from '../remote/remote.types';

/** Lo que identifica una opción. */
export type SelectKey = string | number;

/** Nombre de un campo de la opción, o una función que lo calcula. */
export type SelectField<Option, Value> = (keyof Option & string) | ((option: Option) => Value);

/** Nombre del campo que identifica la opción. */
export type SelectPrimaryKey<Option> = (keyof Option & string) | 'id';

/** Tipo de la llave de una opción, según su `primaryKey`. */
export type SelectKeyOf<Option, Primary> = Option extends SelectKey
  ? Option
  : Primary extends keyof Option
    ? Option[Primary]
    : SelectKey;

/** Por qué cambió el valor. */
export type SelectChangeReason =
  | 'select'
  | 'deselect'
  | 'remove'
  | 'range'
  | 'select-all'
  | 'deselect-all'
  | 'clear'
  | 'create'
  | 'reset';

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

/** Partes que aceptan una clase propia. */
export type SelectSlot =
  | 'root'
  | 'trigger'
  | 'value'
  | 'placeholder'
  | 'tokens'
  | 'token'
  | 'tokenRemove'
  | 'more'
  | 'clear'
  | 'popup'
  | 'search'
  | 'selectAll'
  | 'list'
  | 'group'
  | 'option'
  | 'empty'
  | 'error'
  | 'status';

/** Estado del componente: sus claves son los atributos `data-*` de la raíz. */
export interface SelectState {
  /** La lista está a la vista. */
  open: boolean;
  /** No se puede usar. */
  disabled: boolean;
  /** Se puede leer, no cambiar. */
  readonly: boolean;
  /** El valor no es válido. */
  invalid: boolean;
  /** El foco está en el componente o en su lista. */
  focused: boolean;
  /** No hay nada elegido. */
  empty: boolean;
  /** Admite varias opciones. */
  multiple: boolean;
}

/** Propiedades que valen en todos los modos. */
export interface SelectCommonProps<Option, Primary = SelectPrimaryKey<Option>, Key = SelectKey> {
  /** Recibe el elemento que toma el foco. */
  ref?: Ref<HTMLButtonElement>;
  /** Id del elemento que toma el foco. */
  id?: string;
  /** Nombre con el que el valor viaja en el formulario. */
  name?: string;
  /** Id del formulario al que pertenece, si está fuera de él. */
  form?: string;
  /**
   * Campo que se muestra y en el que se busca, o una función que lo calcula.
   * @default 'name'
   */
  labelKey?: SelectField<Option, string>;
  /**
   * Campo que identifica cada opción, o una función que lo calcula. Debe ser único.
   * @default 'id'
   */
  primaryKey?: Primary | ((option: Option) => Key);
  /**
   * Campo que dice si una opción no se puede elegir, o una función que lo decide.
   * @default 'disabled'
   */
  disabledKey?: SelectField<Option, boolean | undefined>;
  /** Agrupa las opciones por un campo, o por lo que calcule una función. Los grupos quedan juntos aunque los datos vengan mezclados. */
  groupBy?: SelectField<Option, string | null | undefined>;
  /**
   * Campos en los que se busca. Sin ella se busca en la etiqueta.
   * @default labelKey
   */
  searchBy?:
    | (keyof Option & string)
    | readonly (keyof Option & string)[]
    | ((option: Option) => string);
  /**
   * Muestra el cuadro de búsqueda.
   * @default true
   */
  searchable?: boolean;
  /**
   * Versión mínima: sin búsqueda y sin botón de borrar.
   * @default false
   */
  simple?: boolean;
  /**
   * Muestra el botón que borra lo elegido; con una sola opción, un clic en la elegida también la borra.
   * @default true
   */
  clearable?: boolean;
  /** No se puede usar y no se envía con el formulario. */
  disabled?: boolean;
  /** Se puede leer y enfocar, pero no cambiar. */
  readOnly?: boolean;
  /** El formulario no se envía sin un valor. */
  required?: boolean;
  /** Marca el valor como no válido. */
  invalid?: boolean;
  /**
   * Texto que se ve cuando no hay nada elegido.
   * @default labels.placeholder
   */
  placeholder?: string;
  /** Decide si una opción se puede elegir ahora, según lo que ya está elegido. Si responde `false` se ve deshabilitada. */
  canSelect?: (option: Option, state: { readonly selected: readonly Option[] }) => boolean;
  /** Plantilla de cada opción de la lista. Puede tener más de una línea. */
  renderOption?: (state: SelectItemState<Option>) => ReactNode;
  /** Plantilla de cada ficha, o del valor elegido cuando solo se admite uno. */
  renderBadge?: (state: SelectItemState<Option>) => ReactNode;
  /** Plantilla para ambas: opciones y fichas. `renderOption` y `renderBadge` mandan sobre ella. */
  renderItem?: (state: SelectItemState<Option>) => ReactNode;
  /** Lo que se ve cuando no hay opciones. */
  renderEmpty?: (state: { readonly searchTerm: string }) => ReactNode;
  /** Plantilla del título de un grupo. */
  renderGroup?: (state: { readonly group: string }) => ReactNode;
  /**
   * Ofrece «Agregar» cuando ninguna opción coincide con lo escrito; exige `onCreate`.
   * @default false
   */
  creatable?: boolean;
  /** Crea una opción con el texto escrito. Lo que devuelve (o promete) queda elegido; con `null` no se elige nada. */
  onCreate?: (text: string) => Option | null | undefined | Promise<Option | null | undefined>;
  /**
   * Espera en milisegundos antes de `onSearch`, de pedir datos remotos y de anunciar resultados. La lista local filtra de inmediato.
   * @default 500
   */
  searchDebounce?: number;
  /**
   * Alto máximo de la lista, en píxeles.
   * @default 300
   */
  maxHeight?: number;
  /**
   * Distancia al final, en píxeles, que pide la página siguiente y llama a `onScrollToEnd`.
   * @default 200
   */
  loadMoreGap?: number;
  /**
   * Espera en milisegundos para volver a medir cuando cambia el tamaño de la ventana.
   * @default 200
   */
  resizeDebounce?: number;
  /**
   * Escape cierra la lista.
   * @default true
   */
  escapeToClose?: boolean;
  /**
   * En pantallas de hasta 600 px la lista ocupa toda la pantalla.
   * @default true
   */
  mobileSheet?: boolean;
  /** Elemento en el que se monta la lista. Sin ella: el `<dialog>` abierto que contiene al componente, o `<body>`. */
  container?: HTMLElement | null;
  /** La lista está abierta; la controla quien la usa. */
  open?: boolean;
  /**
   * La lista empieza abierta.
   * @default false
   */
  defaultOpen?: boolean;
  /** Avisa cuando la lista pide abrirse o cerrarse. */
  onOpenChange?: (open: boolean) => void;
  /** Se abrió la lista. */
  onOpen?: () => void;
  /** Se cerró la lista. */
  onClose?: () => void;
  /** Cambió el texto de búsqueda, tras la espera de `searchDebounce`. */
  onSearch?: (searchTerm: string) => void;
  /** El desplazamiento llegó cerca del final de la lista. */
  onScrollToEnd?: () => void;
  /** Se eligió una opción. */
  onSelect?: (option: Option) => void;
  /** Se quitó una opción. */
  onDeselect?: (option: Option) => void;
  /** Se borró todo con el botón de borrar. */
  onClear?: () => void;
  /** El foco entró al componente: una vez, aunque después se mueva por dentro. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** El foco salió del componente y de su lista. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Textos que reemplazan a los del paquete. */
  labels?: Partial<SelectLabels>;
  /** Clase de la raíz. */
  className?: string;
  /** Clases por parte. */
  classNames?: Partial<Record<SelectSlot, string>>;
  /** Estilo de la raíz. */
  style?: CSSProperties;
  /** Nombre para lectores de pantalla cuando no hay etiqueta visible. */
  'aria-label'?: string;
  /** Id del elemento que le da nombre. */
  'aria-labelledby'?: string;
  /** Id del elemento que lo describe. */
  'aria-describedby'?: string;
  /** Id del elemento con el mensaje de error. */
  'aria-errormessage'?: string;
  /** Atributos de datos para la raíz. */
  [data: `data-${string}`]: unknown;
}

/** Propiedades para elegir una sola opción. */
export interface SelectSingleProps<Option, Value> {
  /** Admite varias opciones: el valor es una lista. */
  multiple?: false;
  /** Valor elegido; `null` si no hay. Lo controla quien lo usa. */
  value?: Value | null;
  /** Primer valor cuando el componente guarda el suyo, y el que vuelve con `form.reset()`. */
  defaultValue?: Value | null;
  /** Avisa de un cambio hecho por la persona: el valor y, aparte, la opción y el motivo. */
  onChange?: (value: Value | null, details: SelectChangeDetails<Option>) => void;
  limit?: undefined;
  badgeLimit?: undefined;
  onSelectAll?: undefined;
  onDeselectAll?: undefined;
}

/** Propiedades para elegir varias opciones. */
export interface SelectMultipleProps<Option, Value> {
  /** Admite varias opciones: el valor es una lista. */
  multiple: true;
  /** Valores elegidos, en el orden en que se eligieron. Los controla quien los usa. */
  value?: readonly Value[] | null;
  /** Primeros valores cuando el componente guarda los suyos, y los que vuelven con `form.reset()`. */
  defaultValue?: readonly Value[] | null;
  /** Avisa de un cambio hecho por la persona: los valores y, aparte, las opciones y el motivo. */
  onChange?: (value: Value[], details: SelectMultipleChangeDetails<Option>) => void;
  /** Cuántas opciones se pueden elegir como máximo. Con ella no hay «Seleccionar todo». */
  limit?: number;
  /**
   * Cuántas fichas se ven; el resto se resume en «+N».
   * @default 20
   */
  badgeLimit?: number;
  /** Se eligieron todas las opciones, o todas las filtradas. */
  onSelectAll?: (options: Option[]) => void;
  /** Se quitaron todas las opciones, o todas las filtradas. */
  onDeselectAll?: (options: Option[]) => void;
}

/** Opciones locales; el valor es la llave. */
export interface SelectLocalProps<Option> {
  /** Las opciones: objetos, textos o números. Los elementos `null` y `undefined` se omiten; `null` es una lista vacía. */
  options: readonly (Option | null | undefined)[] | null;
  remote?: undefined;
  /** El valor es la llave (`key`) o la opción entera (`option`). */
  valueAs?: 'key';
}

/** Opciones remotas; el valor es la opción entera. */
export interface SelectRemoteOptionProps<Option> {
  options?: undefined;
  /** De dónde salen las opciones, página por página. */
  remote: RemoteOptions<Option>;
  /**
   * El valor es la llave (`key`) o la opción entera (`option`).
   * @default 'option'
   */
  valueAs?: 'option';
}

/** Opciones remotas; el valor es la llave. */
export interface SelectRemoteKeyProps<Option> {
  options?: undefined;
  /** De dónde salen las opciones, página por página. */
  remote: RemoteOptions<Option>;
  /** El valor es la llave (`key`) o la opción entera (`option`). */
  valueAs: 'key';
}

/**
 * Lo que un formulario le da a su campo, sea estado propio, React Hook Form o nativo: el tipo de los
 * componentes que envuelven a `Select`.
 */
export interface SelectFieldProps<Value> {
  /** Nombre con el que el valor viaja en el formulario. */
  name?: string;
  /** Valor, si lo guarda quien usa el componente. */
  value?: Value;
  /** Primer valor, si lo guarda el componente. */
  defaultValue?: Value;
  /** Avisa de un cambio hecho por la persona. */
  onChange?: (value: Value) => void;
  /** El foco salió del componente. */
  onBlur?: () => void;
  /** No se puede usar. */
  disabled?: boolean;
  /** Recibe el elemento que toma el foco. */
  ref?: RefCallback<HTMLElement>;
}

/** Propiedades de `Select`. El tipo del valor sale de las opciones, de `primaryKey`, de `multiple` y de `valueAs`. */
export type SelectProps<
  Option,
  Primary extends SelectPrimaryKey<Option> = 'id',
  Key = SelectKeyOf<Option, Primary>,
> = SelectCommonProps<Option, Primary, Key> &
  (
    | (SelectLocalProps<Option> &
        (SelectSingleProps<Option, NoInfer<Key>> | SelectMultipleProps<Option, NoInfer<Key>>))
    | (SelectRemoteOptionProps<Option> &
        // What the options are is never read off the value: a key there would become the option.
        (SelectSingleProps<Option, NoInfer<Option>> | SelectMultipleProps<Option, NoInfer<Option>>))
    | (SelectRemoteKeyProps<Option> &
        (SelectSingleProps<Option, NoInfer<Key>> | SelectMultipleProps<Option, NoInfer<Key>>))
  );
