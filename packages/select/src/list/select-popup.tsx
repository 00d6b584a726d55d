'use client';

import {
  ChevronLeftIcon,
  COARSE_POINTER_QUERY,
  containsNode,
  matchesMedia,
  Popup,
  SHEET_QUERY,
  useLatestCallback,
  useMediaQuery,
} from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SelectElements } from '../select/select-config';
import type { SelectParts } from '../select/use-select';
import { labelText } from '../trigger/label-text';
import { SelectPanel } from './select-panel';
import { useListKeys } from './use-list-keys';
import { useOpenList } from './use-open-list';

/** Props of `SelectPopup`. */
export interface SelectPopupProps<Option> {
  readonly parts: SelectParts<Option>;
}

/** The list above the page, or over all of it on small screens (SEL-16). Mounted only while open. */
export function SelectPopup<Option>({ parts }: SelectPopupProps<Option>) {
  const { config, elements, opening } = parts;
  const { props, searchable, labels } = config;
  const small = useMediaQuery(SHEET_QUERY);
  const sheet = small && props.mobileSheet !== false;
  const [coarse] = useState(() => matchesMedia(COARSE_POINTER_QUERY));
  // Open from the first render on, nobody asked for the focus.
  const [fromStart] = useState(() => elements.control.current === null);
  const [name, setName] = useState(() => nameOf(elements));
  const list = useOpenList(parts);
  const keys = useListKeys(parts, list, { sheet, coarse });

  const takeFocus = useLatestCallback(() => {
    if (!fromStart) keys.focusList();
    else setName(nameOf(elements));
  });
  useLayoutEffect(takeFocus, [takeFocus]);
  useClosedWhenHidden(elements, () => opening.close('close'));

  return (
    <Popup
      ref={elements.popup as RefObject<HTMLDivElement | null>}
      id={elements.popupId}
      className={clsx('gd-popup gd-select__popup', props.classNames?.popup)}
      role={searchable ? 'dialog' : undefined}
      aria-label={sheet ? (name ?? labels.options) : searchable ? name : undefined}
      anchor={elements.control}
      container={props.container}
      side={props.side}
      align={props.align}
      sideOffset={props.sideOffset}
      collisionPadding={props.collisionPadding}
      sheet={sheet}
      isOwn={(node) =>
        !sheet &&
        [...(elements.trigger.current?.labels ?? [])].some((label) => containsNode(label, node))
      }
      onEscape={() => props.escapeToClose !== false && opening.close('escape')}
      onOutside={() => opening.close('outside')}
      // SEL-5: only where more is seen than the list.
      onOutOfView={small ? undefined : () => opening.close('outside')}
      onFocusLost={keys.focusList}
    >
      {sheet && (
        <div className="gd-select__sheet-header">
          <button
            type="button"
            className="gd-icon-button"
            aria-label={labels.back}
            onClick={() => opening.close('close')}
          >
            <ChevronLeftIcon />
          </button>
          <span className="gd-select__sheet-title">{name}</span>
        </div>
      )}
      <SelectPanel parts={parts} list={list} keys={keys} name={name} />
    </Popup>
  );
}

/** `<Activity>` hides the select with its list, which doesn't open by itself when it is shown again (SEL-5). */
function useClosedWhenHidden({ popup }: SelectElements, onHide: () => void): void {
  const hide = useLatestCallback(onHide);
  const mounted = useRef(false);
  useEffect(() => {
    const element = popup.current;
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode mounts again at once, and a list that was closed is no longer in the page.
      queueMicrotask(() => {
        if (!mounted.current && element?.isConnected) hide();
      });
    };
  }, [popup, hide]);
}

/** The name a screen reader gives the select, for its list. */
function nameOf(elements: SelectElements): string | undefined {
  const [trigger, control] = [elements.trigger.current, elements.control.current];
  if (!trigger || !control) return undefined;
  const page = trigger.getRootNode();
  const ids = trigger.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) =>
    'getElementById' in page && typeof page.getElementById === 'function'
      ? page.getElementById(id)?.textContent
      : undefined,
  );
  const labelled = texts.filter(Boolean).join(' ').trim();
  const label = [...trigger.labels].map((each) => labelText(each, control)).join(' ');
  return labelled || trigger.getAttribute('aria-label') || label.trim() || undefined;
}
