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
  | 'creation'
  | 'popup'
  | 'search'
  | 'selectAll'
  | 'list'
  | 'group'
  | 'option'
  | 'empty'
  | 'error'
  | 'status';

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
