import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** Con qué se hace el clic; `virtual` es el de un lector de pantalla o un programa. */
export type PressPointer = 'mouse' | 'touch' | 'pen' | 'keyboard' | 'virtual';

/** Lo que recibe cada función que se llama. */
export interface PressDetails {
  /** Con qué se presiona: `mouse`, `touch`, `pen`, `keyboard` o `virtual`. */
  readonly pointerType: PressPointer;
  /** Milisegundos desde que empezó. */
  readonly duration: number;
  /** Elemento presionado. */
  readonly target: Element;
}

/** Las opciones de `useLongPress`. */
export interface LongPressOptions {
  /** Se soltó antes de `threshold`: un clic corriente. */
  onShortPress?: ((details: PressDetails) => void) | undefined;
  /** Se cumplió `threshold`; ocurre una vez, sin esperar a que se suelte. */
  onLongPress?: ((details: PressDetails) => void) | undefined;
  /** Se repite cada 50 ms mientras sigue presionado después de `threshold`. */
  onLongPressing?: ((details: PressDetails) => void) | undefined;
  /** Terminó un clic prolongado, porque se soltó o se canceló; una vez por cada `onLongPress`. */
  onLongPressEnd?: ((details: PressDetails) => void) | undefined;
  /** Milisegundos que separan un clic corto de uno prolongado. @default 1000 */
  threshold?: number | undefined;
  /** No atiende a nadie. @default false */
  disabled?: boolean | undefined;
}

/** En qué va el clic. */
export type PressState = 'idle' | 'pressing' | 'long-pressing';

/** Las propiedades para el elemento en que se hace clic. */
export interface LongPressProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  onBlur: () => void;
  onClickCapture: (event: MouseEvent) => void;
  onClick: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  style: CSSProperties;
  'data-pressing'?: '';
  'data-long-pressing'?: '';
}

/** Lo que da `useLongPress`. */
export interface LongPress {
  /** Propiedades para el elemento que se presiona. */
  pressProps: LongPressProps;
  /** En qué va: `idle`, `pressing` o `long-pressing`. */
  state: PressState;
}
