'use client';

import { isElement, LiveRegion, SearchIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { SelectParts } from '../select/use-select';
import { wordsOf } from '../select/use-select-value';
import { SelectListbox } from './select-listbox';
import { SelectStatus } from './select-status';
import type { ListKeys } from './use-list-keys';
import type { OpenList } from './use-open-list';

/** Props of `SelectPanel`. */
export interface SelectPanelProps<Option> {
  readonly parts: SelectParts<Option>;
  readonly list: OpenList<Option>;
  readonly keys: ListKeys;
  /** The select's name for screen readers. */
  readonly name: string | undefined;
}

/** What an open select shows: search, select all, the list, and how things stand. */
export function SelectPanel<Option>({ parts, list, keys, name }: SelectPanelProps<Option>) {
  const { config, elements, announcement, value } = parts;
  const { labels, searchable, props } = config;
  const { classNames } = props;
  const { selectAll } = list;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of what is inside it
    <div
      className="gd-select__panel"
      onKeyDown={(event) => {
        if (keys.onKeyDown(event.nativeEvent)) event.preventDefault();
      }}
      onMouseDown={keepFocus}
    >
      {searchable && (
        <div className={clsx('gd-select__search', classNames?.search)}>
          <SearchIcon />
          <input
            ref={list.elements.search}
            className="gd-control__input gd-select__search-input"
            type="text"
            role="combobox"
            aria-label={labels.search}
            aria-expanded="true"
            aria-haspopup="listbox"
            aria-controls={elements.listId}
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
      )}
      {props.header !== undefined && (
        <div ref={list.elements.header} className="gd-select__header" data-foreign="">
          {props.header}
        </div>
      )}
      {selectAll.shown && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the panel takes its keys
        // biome-ignore lint/a11y/useSemanticElements: a row of the list that the arrows reach
        <div
          ref={list.elements.selectAll}
          className={clsx('gd-select__select-all', classNames?.selectAll)}
          role="checkbox"
          aria-checked={selectAll.part === 'some' ? 'mixed' : selectAll.part === 'all'}
          tabIndex={-1}
          onClick={selectAll.toggle}
        >
          {selectAll.label}
        </div>
      )}
      <SelectListbox parts={parts} list={list} name={name} />
      <SelectStatus parts={parts} list={list} onDone={keys.focusList} />
      <LiveRegion message={wordsOf(announcement, value)} turn={announcement.turn} />
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
