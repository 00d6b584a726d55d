import type { ReactNode, RefCallback } from 'react';
import type { RowReorder } from './reorder-rows.types';

/** Opciones de `useFormRows`. */
export interface FormRowsOptions {
  /** Deja cambiar el orden de las filas, con `reorderRows()`: cada una muestra su `handle` y lleva sus `props`. */
  reorder?: RowReorder | undefined;
}

/** Una fila de `useFormRows`. */
export interface FormRow<Values> {
  /** No cambia mientras la fila exista: es su `key`. */
  readonly id: string;
  /** Su puesto en la lista, desde 0. */
  readonly index: number;
  /** Nombre y valor inicial de un campo de la fila: `<TextInput {...row.field('nombre')} />`. */
  readonly field: <Key extends keyof Values & string>(
    key: Key,
  ) => { name: string; defaultValue: Values[Key] | null };
  /** Van en el elemento de la fila, para que `reorder` lo mueva: `<Fieldset key={row.id} {...row.props}>`. */
  readonly props: { 'data-form-row': string };
  /** Con `reorder`, lo que mueve la fila: se arrastra, recibe las flechas y trae botones para subir y para bajar. */
  readonly handle: ReactNode;
}

/** Lo que da `useFormRows`. */
export interface FormRows<Values> {
  /** Las filas, en su orden. */
  readonly rows: readonly FormRow<Values>[];
  /** Agrega una fila al final, con estos valores, y le da el foco. */
  readonly add: (values?: Partial<Values>) => void;
  /** Quita una fila; el foco pasa a la que queda en su puesto, o al botón de agregar. */
  readonly remove: (id: string) => void;
  /** Lleva una fila a otro puesto; el foco se queda en ella. */
  readonly move: (id: string, index: number) => void;
  /** Para el botón que agrega: recibe el foco cuando no queda ninguna fila. */
  readonly addRef: RefCallback<HTMLElement>;
  /** Dice en voz alta qué pasó con las filas; va en cualquier parte del formulario. */
  readonly announcer: ReactNode;
}
