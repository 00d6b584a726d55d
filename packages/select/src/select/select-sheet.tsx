'use client';

import { ChevronLeftIcon, Sheet } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import type { SelectParts } from './use-select';

/** Props of `SelectSheet`. */
export interface SelectSheetProps<Option> {
  readonly parts: SelectParts<Option>;
  readonly anchor: HTMLElement;
  readonly name: string | undefined;
  /** The part that had the focus was removed. */
  readonly onFocusLost: () => void;
  readonly children: ReactNode;
}

/** The list over the whole of a small screen (SEL-16). */
export function SelectSheet<Option>({
  parts,
  anchor,
  name,
  onFocusLost,
  children,
}: SelectSheetProps<Option>) {
  const { config, elements, opening } = parts;
  const { props, labels } = config;
  const { escapeToClose = true } = props;
  return (
    <Sheet
      ref={elements.popup as RefObject<HTMLDialogElement | null>}
      id={elements.popupId}
      className={clsx('gd-popup gd-select__sheet', props.classNames?.popup)}
      aria-label={name ?? labels.options}
      anchor={anchor}
      container={props.container}
      onEscape={() => escapeToClose && opening.close(true)}
      onOutside={() => opening.close(true)}
      onFocusLost={onFocusLost}
    >
      <div className="gd-select__sheet-header">
        <button
          type="button"
          className="gd-icon-button"
          aria-label={labels.back}
          onClick={() => opening.close(true)}
        >
          <ChevronLeftIcon />
        </button>
        <span className="gd-select__sheet-title">{name}</span>
      </div>
      {children}
    </Sheet>
  );
}
