import type { PassedProps, PopupAlign, PopupDetails, PopupSide } from '@guadua/utils/internal';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { SelectGroups } from '../groups/groups.types';
import type { SelectLabels } from '../labels/select-labels.types';
import type { RemoteSource } from '../remote/remote-source';
import type { TokenReorder } from '../reorder/reorder.types';
import type { SelectKey } from '../selection/selection.types';
import type {
  SelectActions,
  SelectChangeDetails,
  SelectField,
  SelectItemState,
  SelectKeyOf,
  SelectMultipleChangeDetails,
  SelectPrimaryKey,
} from './select-option.types';

/**
 * Los atributos de un elemento de formulario: los recibe el que toma el foco, menos `className` y `style`, que van en
 * la raíz. El foco entra y sale una vez, aunque se mueva por dentro o a la lista.
 */
export interface ElementProps
  extends PassedProps,
    Pick<
      ButtonHTMLAttributes<HTMLElement>,
      'id' | 'form' | 'className' | 'style' | 'onFocus' | 'onBlur'
    > {}

/** Lo que `Select` y `Autocomplete` comparten: cómo se leen, se buscan y se muestran las opciones, y su lista. */
export interface ListProps<Option> extends ElementProps {
  /** Nombre con el que el valor se envía en el formulario. */
  name?: string | undefined;
  /** Campo que se muestra y en el que se busca, o una función que lo da. Sin ella, `name`, o `label` si no lo hay. */
  labelKey?: SelectField<Option, string> | undefined;
  /** Campo que dice si una opción no se puede elegir, o una función que lo decide. @default 'disabled' */
  disabledKey?: SelectField<Option, boolean | undefined> | undefined;
  /** Agrupa las opciones por un campo o por lo que dé una función, aunque los datos vengan mezclados. */
  groupBy?: SelectField<Option, string | null | undefined> | undefined;
  /** Campos en los que se busca. Sin ella se busca en la etiqueta. @default labelKey */
  searchBy?:
    | (keyof Option & string)
    | readonly (keyof Option & string)[]
    | ((option: Option) => string)
    | undefined;
  /**
   * Decide si una opción responde a lo que se busca; con un número, también su lugar: menor es más arriba. Sin ella se
   * busca en los campos de `searchBy`, sin distinguir mayúsculas ni tildes.
   */
  filter?: ((option: Option, searchTerm: string) => boolean | number) | undefined;
  /** No se puede usar y no se envía con el formulario. */
  disabled?: boolean | undefined;
  /** Se puede leer y enfocar, pero no cambiar. */
  readOnly?: boolean | undefined;
  /** El formulario no se envía sin un valor. */
  required?: boolean | undefined;
  /** Marca el valor como no válido. */
  invalid?: boolean | undefined;
  /** Plantilla de cada opción de la lista. Puede tener más de una línea. */
  renderOption?: ((state: SelectItemState<Option>) => ReactNode) | undefined;
  /** Las opciones locales aún no están completas: la lista muestra que se cargan. @default false */
  loading?: boolean | undefined;
  /**
   * Milisegundos antes de `onSearch`, de pedir datos remotos y de anunciar resultados. La lista local filtra enseguida.
   * @default 500
   */
  searchDebounce?: number | undefined;
  /** Alto máximo de la lista, en píxeles. @default 300 */
  maxHeight?: number | undefined;
  /** Elemento en el que se monta la lista. Sin ella: el `<dialog>` abierto que contiene al componente, o `<body>`. */
  container?: Element | DocumentFragment | null | undefined;
  /** Lado del componente en el que se abre, si cabe. @default abajo: `bottom` */
  side?: PopupSide | undefined;
  /** Con qué borde del componente queda a ras. @default el principio: `start` */
  align?: PopupAlign | undefined;
  /** Píxeles entre el componente y su lista. @default cuatro píxeles */
  sideOffset?: number | undefined;
  /** Píxeles que quedan libres en los bordes de la pantalla. @default ocho píxeles */
  collisionPadding?: number | undefined;
  /** Se abre cuando el foco llega con el teclado o desde el programa. @default false */
  openOnFocus?: boolean | undefined;
  /** La lista está abierta; la controla quien la usa. */
  open?: boolean | undefined;
  /** La lista empieza abierta. @default false */
  defaultOpen?: boolean | undefined;
  /** Avisa cuando la lista pide abrirse o cerrarse, con el porqué. */
  onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;
  /** Cambió el texto de búsqueda, tras la espera de `searchDebounce`. */
  onSearch?: ((searchTerm: string) => void) | undefined;
  /** Textos que reemplazan a los del paquete. */
  labels?: Partial<SelectLabels> | undefined;
}

/** Propiedades que valen en todos los modos. */
export interface SelectCommonProps<Option, Primary = SelectPrimaryKey<Option>, Key = SelectKey>
  extends ListProps<Option> {
  /** Recibe el elemento que toma el foco. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Recibe lo que se puede hacer desde fuera: abrir el componente, cerrarlo, enfocarlo y volver a pedir la lista. */
  actionsRef?: Ref<SelectActions> | undefined;
  /** Campo único que identifica cada opción, o una función que lo da. Sin ella, `id`, o `value` si no lo hay. */
  primaryKey?: (Primary | ((option: Option) => Key)) | undefined;
  /** Deja que los títulos elijan su grupo entero o lo contraigan: `groupControls({ selectable, collapsible })`. */
  groups?: SelectGroups | undefined;
  /** Muestra el cuadro de búsqueda. @default true */
  searchable?: boolean | undefined;
  /**
   * Muestra el botón que borra lo elegido; con una sola opción, un clic en la elegida también la borra.
   * @default true
   */
  clearable?: boolean | undefined;
  /** Texto que se ve cuando no hay nada elegido. @default labels.placeholder */
  placeholder?: string | undefined;
  /** Decide si una opción se puede elegir ahora, según lo ya elegido. Con `false` la opción se ve deshabilitada. */
  canSelect?:
    | ((option: Option, state: { readonly selected: readonly Option[] }) => boolean)
    | undefined;
  /** Plantilla de cada ficha, o del valor elegido cuando solo se admite uno. */
  renderBadge?: ((state: SelectItemState<Option>) => ReactNode) | undefined;
  /** Lo que va arriba de la lista, bajo el cuadro de búsqueda. */
  header?: ReactNode;
  /** Lo que va debajo de la lista. */
  footer?: ReactNode;
  /**
   * Ofrece «Agregar» cuando ninguna opción coincide con lo escrito, y crea una con ese texto. Lo que devuelve (o
   * promete) queda elegido, salvo que entretanto la aplicación haya puesto otro valor; con `null` no se elige nada.
   */
  onCreate?:
    | ((text: string) => Option | null | undefined | Promise<Option | null | undefined>)
    | undefined;
  /** Escape cierra la lista. @default true */
  escapeToClose?: boolean | undefined;
  /** En pantallas de hasta 600 px la lista ocupa toda la pantalla. @default true */
  mobileSheet?: boolean | undefined;
  /** Clases por parte. */
  classNames?:
    | Partial<
        Record<
          | 'root'
          | 'trigger'
          | 'value'
          | 'placeholder'
          | 'tokens'
          | 'token'
          | 'tokenRemove'
          | 'more'
          | 'clear'
          | 'creation'
          | 'popup'
          | 'search'
          | 'selectAll'
          | 'list'
          | 'group'
          | 'option'
          | 'empty'
          | 'error'
          | 'status',
          string
        >
      >
    | undefined;
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
  /** Cuántas fichas se ven; el resto se resume en «+N». Con `fit`, las que caben en una línea. @default 20 */
  badgeLimit?: number | 'fit' | undefined;
  /** Las fichas cambian de lugar, y con ellas el orden del valor: `reorderTokens()`. */
  reorder?: TokenReorder | undefined;
}

/** Opciones locales; el valor es la clave. */
export interface SelectLocalProps<Option> {
  /** Las opciones: objetos, textos o números. Se omiten las que son `null` o `undefined`; `null` es una lista vacía. */
  options: readonly (Option | null | undefined)[] | null;
  remote?: undefined;
  /** De una lista remota, el valor es la opción entera (`option`) o su clave (`key`); de una local, siempre la clave. */
  valueAs?: 'key' | undefined;
}

/** Opciones remotas; el valor es la opción entera. */
export interface SelectRemoteOptionProps<Option> {
  options?: undefined;
  /** De dónde salen las opciones, página por página: `remoteList({ getList })`. */
  remote: RemoteSource<Option>;
  /** De una lista remota, el valor es la opción entera (`option`) o su clave (`key`); de una local, siempre la clave. @default 'option' */
  valueAs?: 'option' | undefined;
}

/** Opciones remotas; el valor es la clave. */
export interface SelectRemoteKeyProps<Option> {
  options?: undefined;
  /** De dónde salen las opciones, página por página: `remoteList({ getList })`. */
  remote: RemoteSource<Option>;
  /** De una lista remota, el valor es la opción entera (`option`) o su clave (`key`); de una local, siempre la clave. */
  valueAs: 'key';
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
