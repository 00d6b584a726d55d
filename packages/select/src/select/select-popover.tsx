'use client';

import {
  containsNode,
  matchesMedia,
  Popup,
  SHEET_QUERY,
  useLatestCallback,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import type { SelectParts } from './use-select';

/** Props of `SelectPopover`. */
export interface SelectPopoverProps<Option> {
  readonly parts: SelectParts<Option>;
  readonly anchor: HTMLElement;
  readonly name: string | undefined;
  /** The part that had the focus was removed. */
  readonly onFocusLost: () => void;
  readonly children: ReactNode;
}

/** The list above the page, at its control. */
export function SelectPopover<Option>({
  parts,
  anchor,
  name,
  onFocusLost,
  children,
}: SelectPopoverProps<Option>) {
  const { config, elements, opening } = parts;
  const { props, searchable } = config;
  const { escapeToClose = true, placement = 'bottom-start' } = props;
  const close = useLatestCallback(opening.close);

  useEffect(() => {
    if (!opening.isOpen) return;
    if (typeof IntersectionObserver === 'undefined') return;
    let seen = false;
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.at(-1)?.isIntersecting ?? true;
      // SEL-5: scrolled out of view, on screens wide enough to see more than the list.
      if (seen && !visible && !matchesMedia(SHEET_QUERY)) close(true);
      seen ||= visible;
    });
    observer.observe(anchor);
    return () => observer.disconnect();
  }, [anchor, close, opening.isOpen]);

  return (
    <Popup
      ref={elements.popup as RefObject<HTMLDivElement | null>}
      id={elements.popupId}
      className={clsx('gd-popup gd-select__popup', props.classNames?.popup)}
      role={searchable ? 'dialog' : undefined}
      aria-label={searchable ? name : undefined}
      anchor={anchor}
      container={props.container}
      placement={placement}
      offset={props.offset}
      shown={opening.isOpen}
      isOwn={(node) =>
        [...(elements.trigger.current?.labels ?? [])].some((label) => containsNode(label, node))
      }
      onEscape={() => escapeToClose && opening.close(true)}
      onOutside={() => opening.close(false)}
      onFocusLost={onFocusLost}
    >
      {children}
    </Popup>
  );
}
