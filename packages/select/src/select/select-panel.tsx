'use client';

import { LiveRegion, SearchIcon } from '@guadua/utils/internal';
import type { MouseEvent } from 'react';
import { SelectListbox } from './select-listbox';
import { type SelectModel, slotClass } from './select-model';
import { SelectStatus } from './select-status';
import { type PanelOptions, usePanel } from './use-panel';

/** Props of `SelectPanel`. */
export interface SelectPanelProps<Option> extends PanelOptions {
  readonly model: SelectModel<Option>;
  /** The select's name for screen readers. */
  readonly name: string | undefined;
}

/** What an open select shows: search, select all, the list, and how things stand. */
export function SelectPanel<Option>({ model, name, ...options }: SelectPanelProps<Option>) {
  const panel = usePanel(model, options);
  const { labels, searchable, props } = model;
  const { classNames } = props;
  const optionId =
    panel.active < 0
      ? undefined
      : panel.active >= panel.view.count
        ? `${model.listId}-new`
        : `${model.listId}-${panel.view.indexAt(panel.active)}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of what is inside it
    <div className="gd-select__panel" onKeyDown={panel.onKeyDown} onMouseDown={keepFocus}>
      {searchable && (
        <div className={slotClass(classNames, 'search', 'gd-select__search')}>
          <SearchIcon />
          <input
            ref={panel.searchRef}
            className="gd-control__input gd-select__search-input"
            type="text"
            role="combobox"
            aria-label={labels.search}
            aria-expanded="true"
            aria-haspopup="listbox"
            aria-controls={model.listId}
            aria-autocomplete="list"
            aria-activedescendant={optionId}
            placeholder={labels.search}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            value={panel.state.query}
            onChange={(event) => panel.type(event.target.value)}
          />
        </div>
      )}
      {panel.showSelectAll && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the panel hears its keys
        // biome-ignore lint/a11y/useSemanticElements: a row of the list that the arrows reach
        <div
          ref={panel.selectAllRef}
          className={slotClass(classNames, 'selectAll', 'gd-select__select-all')}
          role="checkbox"
          aria-checked={panel.part === 'some' ? 'mixed' : panel.part === 'all'}
          tabIndex={-1}
          onClick={panel.toggleAll}
        >
          {panel.selectAllLabel}
        </div>
      )}
      <SelectListbox model={model} panel={panel} name={name} optionId={optionId} />
      <SelectStatus model={model} panel={panel} />
      <LiveRegion message={model.message} />
    </div>
  );
}

/** A press on an option must not take the focus from the search box or the trigger. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof HTMLInputElement) return;
  event.preventDefault();
}
