'use client';

import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLatestCallback } from '../use-latest-callback';
import { useMergedRefs } from '../use-merged-refs';
import { anchorLook } from './anchor-look';
import { together } from './dom';
import { fitVisualViewport } from './fit-visual-viewport';
import { keepFocus } from './keep-focus';
import { endLeaving, leave } from './leave';
import { popupContainer } from './popup-container';
import { watchUse } from './watch-use';
import { WhileShown } from './while-shown';

/** Props of `Sheet`; the rest goes to the dialog. */
export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel'> {
  /** The control that it belongs to. */
  anchor: HTMLElement;
  /** What it is put into; by default the dialog round the anchor, else the body (CMP-11). */
  container?: Element | DocumentFragment | null | undefined;
  /** Escape, or the back gesture of a phone. */
  onEscape: () => void;
  /** The backdrop was pressed, or the anchor can no longer be used. */
  onOutside: () => void;
  /** The part that had the focus was removed or disabled; by default the sheet itself takes it. */
  onFocusLost?: (() => void) | undefined;
}

/**
 * What opens over a small screen (SEL-16, DAT-15): a native modal dialog, so that it lies above
 * everything, keeps the focus, and makes the rest inert. It is open before the layout effects of its
 * content run, which may move the focus from where opening put it. Mounted only while open.
 *
 * Its style sheet may read what is visible above a phone's keyboard: `--gd-sheet-height`, and
 * `--gd-sheet-top` and `--gd-sheet-bottom`, the distances to the window's edges.
 */
export function Sheet({
  anchor,
  container,
  onEscape,
  onOutside,
  onFocusLost,
  children,
  ref,
  ...props
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const [parent] = useState(() => popupContainer(anchor, container));
  const [look] = useState(() => anchorLook(anchor, parent));
  const merged = useMergedRefs(dialog, ref);
  const recover = useLatestCallback(() => {
    if (onFocusLost) onFocusLost();
    else dialog.current?.focus({ preventScroll: true });
  });

  const outside = useLatestCallback(onOutside);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    endLeaving(anchor);
    return together([
      () => leave(element, anchor),
      keepFocus(element, recover),
      watchUse(anchor, (node) => element.contains(node), outside),
    ]);
  }, [anchor, recover, outside]);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      tabIndex={-1}
      {...look}
      {...props}
      id={id}
      ref={merged}
      onCancel={(event) => {
        // A file input or a details inside of it has one of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onEscape();
      }}
      onClick={(event) => {
        props.onClick?.(event);
        // The backdrop belongs to the dialog, its content does not.
        if (event.target === event.currentTarget) onOutside();
      }}
    >
      <WhileShown parent={parent} id={id} show={show} />
      {children}
    </dialog>,
    parent,
  );
}

function show(element: HTMLElement) {
  const dialog = element as HTMLDialogElement;
  // Before it is shown: it would be styled and laid out a second time.
  const end = fitVisualViewport(dialog);
  dialog.showModal();
  return () => {
    end();
    // The focus goes back to where it came from.
    dialog.close();
  };
}
