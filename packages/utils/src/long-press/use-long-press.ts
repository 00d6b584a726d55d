'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { dataAttributes } from '../internal/data-attributes';
import { useLatestCallback } from '../internal/use-latest-callback';
import type {
  LongPress,
  LongPressOptions,
  PressDetails,
  PressPointer,
  PressState,
} from './long-press.types';
import { followPointer, type Press, type PressHandler, startPress } from './press';

/** A long touch must neither select text nor open the callout of iOS, which has no event to stop. */
const PRESS_STYLE = {
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
} as const;

interface Kept {
  press?: Press | undefined;
  stopFollowing?: () => void;
  swallowsClick: boolean;
  sendsClick: boolean;
}

/**
 * Distingue un clic corto de uno prolongado, con ratón, dedo, lápiz o teclado. Lo cancelan un movimiento de más de 10
 * px, el desplazamiento, un segundo dedo y Escape. El clic que sigue a uno prolongado no llega, ni el menú de un
 * toque largo.
 * @example
 * const { pressProps } = useLongPress({ onShortPress: open, onLongPress: select });
 * return <button type="button" {...pressProps}>Foto</button>;
 */
export function useLongPress(options: LongPressOptions): LongPress {
  const { threshold = 1000, disabled = false } = options;
  const [state, setState] = useState<PressState>('idle');
  const { current: kept } = useRef<Kept>({ swallowsClick: false, sendsClick: false });

  const notify = useLatestCallback((handler: PressHandler, details: PressDetails) =>
    options[handler]?.(details),
  );
  const begin = (target: Element, pointerType: PressPointer) => {
    kept.press = startPress(target, pointerType, threshold, notify, setState);
  };
  const [end] = useState(() => (released: boolean) => {
    const ended = kept.press;
    if (!ended) return;
    kept.press = undefined;
    kept.stopFollowing?.();
    kept.swallowsClick = ended.isLong() && ended.pointerType !== 'keyboard';
    ended.end(released);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is disabled ends it
  useEffect(() => () => end(false), [end, disabled]);

  const onPress = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || event.buttons > 1) return;
    kept.swallowsClick = false;
    const pointerType = pointerOf(event.pointerType);
    if (disabled || kept.press || (pointerType === 'mouse' && modified(event))) return;
    begin(event.currentTarget, pointerType);
    kept.stopFollowing = followPointer(event.currentTarget, event, end);
  };
  const handlers = {
    onPointerDown: onPress,
    // Safari says nothing else of the first press after a drag: https://bugs.webkit.org/show_bug.cgi?id=202287
    onPointerMove: onPress,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') end(false);
      if (disabled || !isPressKey(event)) return;
      // The browser's own click would come before it is clear which press it is.
      event.preventDefault();
      if (!event.repeat && !kept.press) begin(event.currentTarget, 'keyboard');
    },
    onKeyUp(event: KeyboardEvent) {
      const { press } = kept;
      if (!isPressKey(event) || press?.pointerType !== 'keyboard') return;
      event.preventDefault();
      end(true);
      if (press.isLong()) return;
      // A short press by keyboard also follows links and sends forms.
      kept.sendsClick = true;
      if (press.target instanceof HTMLElement) press.target.click();
      kept.sendsClick = false;
    },
    onBlur() {
      // A mouse that goes down moves the focus by itself.
      if (kept.press?.pointerType === 'keyboard') end(false);
    },
    onClickCapture(event: MouseEvent) {
      // A click that no pointer made counts 0, and belongs to no press.
      if (!kept.swallowsClick || event.detail === 0) return;
      kept.swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick({ detail, currentTarget: target }: MouseEvent) {
      // The clicks of a pointer were answered when it was let go.
      if (disabled || kept.sendsClick || detail > 0) return;
      notify('onShortPress', { pointerType: 'virtual', duration: 0, target });
    },
    onContextMenu(event: MouseEvent) {
      const pressedWith = kept.press?.pointerType;
      // Windows sends the menu of a long touch only when the finger goes up.
      const isTouch =
        'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
      if (isTouch || pressedWith === 'touch' || pressedWith === 'pen') event.preventDefault();
      else end(false);
    },
  };

  return {
    state,
    pressProps: {
      ...handlers,
      ...dataAttributes({
        pressing: state !== 'idle',
        longPressing: state === 'long-pressing',
      }),
      style: PRESS_STYLE,
    },
  };
}

function isPressKey(event: KeyboardEvent): boolean {
  // Keys of a field or button inside belong to that one.
  return (
    (event.key === 'Enter' || event.key === ' ') &&
    event.target === event.currentTarget &&
    !modified(event)
  );
}

function modified(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function pointerOf(type: string): PressPointer {
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}
