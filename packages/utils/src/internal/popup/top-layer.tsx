import { clsx } from 'clsx/lite';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { containsNode, together } from '../dom';
import { useLatestCallback } from '../use-latest-callback';
import type { Cover } from './cover-page';
import { type Layer, openLayer } from './layers';
import { anchorLook, popupContainer } from './popup-container';

export interface LayerEvents extends Pick<Layer, 'onEscape' | 'onOutside'> {
  readonly isOwn: (node: Node) => boolean;
  /** What else is to be done while it is open: called once it is in the page, and again with another cover. */
  readonly enter?:
    | ((frame: HTMLElement, now: () => LayerEvents) => (() => void) | undefined)
    | undefined;
  readonly onOutOfView?: (() => void) | undefined;
  /** The part that had the focus was removed or disabled; by default the popup itself takes it. */
  readonly onFocusLost?: (() => void) | undefined;
}

export interface TopLayerProps extends LayerEvents, Pick<Layer, 'isHint'> {
  readonly anchor: HTMLElement;
  /** The element that it is put into; by default the dialog round the anchor, else the body (CMP-11). */
  readonly container?: Element | DocumentFragment | null | undefined;
  readonly cover?: Cover | undefined;
  readonly className?: string | undefined;
  /** The first style of the frame, measured before it is in the page, so that it is laid out once. */
  readonly place: (parent: Node) => Readonly<Record<string, string>>;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** A frame above the page for what opens at an element, and its layer. Mounted only while that is open. */
export function TopLayer(props: TopLayerProps) {
  const { anchor, cover, isHint } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const newest = useLatestCallback((): LayerEvents => props);
  const [{ parent, look, style, passed }] = useState(() => {
    // The content would lose its state and its focus if the frame moved elsewhere.
    const made = popupContainer(anchor, props.container);
    return {
      parent: made,
      look: anchorLook(anchor, made),
      style: props.place(made),
      passed: new WeakSet<Event>(),
    };
  });

  // Before the layout effects of its content, which may move the focus: refs are filled later.
  useInsertionEffect(() => {
    const element = parent.querySelector<HTMLElement>(`[id="${id}"]`);
    // jsdom has no top layer, and what is outside of a page, or in a frame that was removed, has no place in one.
    if (element?.isConnected && element.ownerDocument.defaultView) element.showPopover?.();
  }, [parent, id]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return together([
      openLayer({
        popup: element,
        anchor,
        owns: (node) => containsNode(element, node) || newest().isOwn(node),
        passedThrough: (event) => passed.has(event),
        isHint,
        isModal: cover !== undefined,
        onEscape: () => newest().onEscape(),
        onOutside: () => newest().onOutside(),
      }),
      newest().enter?.(element, newest),
    ]);
  }, [anchor, cover, isHint, newest, passed]);

  const note = (event: SyntheticEvent) => {
    passed.add(event.nativeEvent);
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its content did not use up
    <div
      ref={frame}
      id={id}
      className={clsx('gd-popup-frame', props.className)}
      dir={look.direction}
      data-gd-density={look.density}
      style={{ colorScheme: look.colorScheme, ...style }}
      // jsdom, which has no `showPopover`, would keep it hidden.
      popover={'showPopover' in anchor ? 'manual' : undefined}
      {...(cover && { [`data-${cover}`]: '' })}
      onPointerDownCapture={note}
      onFocusCapture={note}
      onKeyDown={props.onKeyDown}
    >
      {props.children}
    </div>,
    parent,
  );
}
