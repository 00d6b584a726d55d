import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** With what a press is made; `virtual` is the click of a screen reader or a script. */
export type PressPointer = 'mouse' | 'touch' | 'pen' | 'keyboard' | 'virtual';

/** What a handler gets about the press. */
export interface PressDetails {
  /** Con qué se presiona: `mouse`, `touch`, `pen`, `keyboard` o `virtual`. */
  pointerType: PressPointer;
  /** Milisegundos desde que empezó. */
  duration: number;
  /** Elemento presionado. */
  target: Element;
}

/** What `useLongPress` takes. */
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

/** How far the press is. */
export type PressState = 'idle' | 'pressing' | 'long-pressing';

/** Props for the element that is pressed. */
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

/** What `useLongPress` gives. */
export interface LongPress {
  /** Propiedades para el elemento que se presiona. */
  pressProps: LongPressProps;
  /** En qué va: `idle`, `pressing` o `long-pressing`. */
  state: PressState;
}
