'use client';

import {
  ChevronLeftIcon,
  COARSE_POINTER_QUERY,
  containsNode,
  isElement,
  matchesMedia,
  Popup,
  SearchIcon,
  SHEET_QUERY,
  useMediaQuery,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { SavedKeys } from '../remote/saved-keys';
import type { SelectElements } from '../select/select-config';
import { labelText } from '../trigger/use-wrapping-label';
import { SelectListbox } from './select-listbox';
import { SelectStatus } from './select-status';
import { searchOf, useListKeys } from './use-list-keys';
import { type OpenList, type OpenListOptions, useOpenList } from './use-open-list';

export interface SelectPopupProps<Option> extends Omit<OpenListOptions<Option>, 'listId'> {
  readonly elements: SelectElements;
  readonly saved: SavedKeys;
  /** The announcer: a sheet hides everything outside of it from a screen reader. */
  readonly children: ReactNode;
}

/** The list above the page, or over all of it on small screens (SEL-16). Mounted only while open. */
export function SelectPopup<Option>(given: SelectPopupProps<Option>) {
  const { config, elements, opening } = given;
  const { props, searchable, labels } = config;
  const { classNames } = props;
  const small = useMediaQuery(SHEET_QUERY);
  const sheet = small && props.mobileSheet !== false;
  // A list that is open from the first render on does not take the focus.
  const [fromStart] = useState(() => elements.control.current === null);
  const [name, setName] = useState(() => nameOf(elements));
  const list = useOpenList({ ...given, listId: elements.listId });
  const { selectAll } = list;

  function focusList(): void {
    // With a finger the search box waits until it is tapped (SEL-16).
    const coarse = matchesMedia(COARSE_POINTER_QUERY);
    const home =
      searchable && !coarse
        ? searchOf(list)
        : (sheet || searchable ? list.list : elements.trigger).current;
    home?.focus({ preventScroll: true });
  }
  const onKeyDown = useListKeys({ ...given, list, focusList });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once; what closes reads the newest state
  useLayoutEffect(() => {
    if (fromStart) setName(nameOf(elements));
    else focusList();
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
      className={clsx('gd-popup gd-select__popup', classNames?.popup)}
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
      onFocusLost={focusList}
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of what is inside it */}
      <div
        className="gd-select__panel"
        onKeyDown={(event) => onKeyDown(event.nativeEvent)}
        onMouseDown={keepFocus}
      >
        {searchable && <SearchBox config={config} list={list} />}
        {props.header !== undefined && (
          <div className="gd-select__header" data-foreign="">
            {props.header}
          </div>
        )}
        {selectAll.shown && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the panel takes its keys
          // biome-ignore lint/a11y/useSemanticElements: a row of the list that the arrows reach
          <div
            className={clsx('gd-select__select-all', classNames?.selectAll)}
            role="checkbox"
            aria-checked={selectAll.part === 'some' ? 'mixed' : selectAll.part === 'all'}
            tabIndex={-1}
            onClick={selectAll.toggle}
          >
            {
              labels[
                `${selectAll.part === 'all' ? 'deselectAll' : 'selectAll'}${list.text === '' ? '' : 'Filtered'}` as const
              ]
            }
          </div>
        )}
        <SelectListbox
          config={config}
          list={list}
          isSelected={given.value.selection.has}
          isDisabled={given.value.isDisabled}
          createDisabled={given.creations.full}
          name={name}
        />
        <SelectStatus
          config={config}
          list={list}
          creations={given.creations}
          saved={given.saved}
          announce={given.announce}
          onDone={focusList}
        />
        {given.children}
      </div>
    </Popup>
  );
}

function SearchBox<Option>({
  config: { props, labels },
  list,
}: Pick<SelectPopupProps<Option>, 'config'> & { list: OpenList<Option> }) {
  return (
    <div className={clsx('gd-select__search', props.classNames?.search)}>
      <SearchIcon />
      <input
        className="gd-control__input gd-select__search-input"
        type="text"
        role="combobox"
        aria-label={labels.search}
        aria-expanded="true"
        aria-haspopup="listbox"
        aria-controls={list.listId}
        aria-autocomplete="list"
        aria-activedescendant={list.activeId}
        placeholder={labels.search}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={list.query}
        onChange={(event) => list.type(event.target.value)}
        onPaste={(event) => {
          if (list.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
      />
    </div>
  );
}

/** A press on an option must not take the focus from the search box or the trigger. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { target } = event;
  // What can be written in, and what the application put here, takes the focus as usual.
  if (isElement(target) && target.closest('input, [data-foreign]')) return;
  event.preventDefault();
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
