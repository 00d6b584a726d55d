import {
  ChevronLeftIcon,
  COARSE_POINTER_QUERY,
  containsNode,
  matchesMedia,
  Popup,
  SHEET_QUERY,
  useMediaQuery,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { SelectElements } from '../select/select-config';
import { labelText } from '../trigger/use-wrapping-label';
import { SelectPanel, type SelectPanelProps } from './select-panel';
import { searchIn } from './use-list-keys';

export interface SelectPopupProps<Option>
  extends Omit<SelectPanelProps<Option>, 'name' | 'panelRef' | 'focusList'> {
  /** The announcer: a sheet hides everything outside of it from a screen reader. */
  readonly children: ReactNode;
}

/** The list above the page, or over all of it on small screens (SEL-16). Mounted only while open. */
export function SelectPopup<Option>({ children, ...given }: SelectPopupProps<Option>) {
  const { config, elements, opening } = given;
  const { props, searchable, multiple, labels } = config;
  const small = useMediaQuery(SHEET_QUERY);
  const sheet = small && props.mobileSheet !== false;
  // A list that is open from the first render on does not take the focus.
  const [fromStart] = useState(() => elements.control.current === null);
  const [name, setName] = useState(() => nameOf(elements));

  function focusList(panel: Element | null = elements.popup.current): void {
    // With a finger the search box waits until it is tapped (SEL-16).
    const search = matchesMedia(COARSE_POINTER_QUERY) ? null : searchIn(panel);
    const list = panel?.querySelector<HTMLElement>('.gd-select__list');
    const home = search ?? (sheet || searchable ? list : elements.trigger.current);
    home?.focus({ preventScroll: true });
  }
  // To focus makes the browser lay out the page. Before the popup is placed, its rows have done that already.
  const [takeFocus] = useState(() => (panel: Element | null) => {
    if (panel && !fromStart) focusList(panel);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes reads the newest state
  useLayoutEffect(() => {
    if (fromStart) setName(nameOf(elements));
    const { popup } = elements;
    const element = popup.current;
    // `<Activity>` hides the select with its list, which doesn't open by itself when it is shown again (SEL-5).
    // StrictMode mounts again at once, and a list that was closed is no longer in the page.
    return () =>
      queueMicrotask(() => {
        if (!popup.current && element?.isConnected) opening.close('close');
      });
  }, []);

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
        [...(elements.trigger.current?.labels ?? [])].some((label) => containsNode(label, node))
      }
      onEscape={() => props.escapeToClose !== false && opening.close('escape')}
      onOutside={() => opening.close('outside')}
      onOutOfView={small ? undefined : () => opening.close('outside')}
      onFocusLost={() => focusList()}
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
          {multiple && (
            <button
              type="button"
              className="gd-icon-button gd-select__done"
              onClick={() => opening.close('close')}
            >
              {labels.done}
            </button>
          )}
        </div>
      )}
      <SelectPanel {...given} name={name} panelRef={takeFocus} focusList={focusList} />
      {children}
    </Popup>
  );
}

function nameOf(elements: SelectElements): string | undefined {
  const [trigger, control] = [elements.trigger.current, elements.control.current];
  if (!trigger || !control) return undefined;
  const page = trigger.getRootNode() as Document | ShadowRoot;
  const ids = trigger.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids.map((id) => page.getElementById?.(id)?.textContent ?? '').join(' ');
  const label = [...trigger.labels].map((each) => labelText(each, control)).join(' ');
  return labelled.trim() || trigger.getAttribute('aria-label') || label.trim() || undefined;
}
