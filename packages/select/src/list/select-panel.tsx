import { isElement, SearchIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { MouseEvent, RefCallback } from 'react';
import type { SavedKeys } from '../remote/saved-keys';
import type { SelectElements } from '../select/select-config';
import type { SelectOpening } from '../select/use-select';
import { SelectListbox } from './select-listbox';
import { SelectStatus } from './select-status';
import { useListKeys } from './use-list-keys';
import { type OpenListOptions, useOpenList } from './use-open-list';

export interface SelectPanelProps<Option> extends Omit<OpenListOptions<Option>, 'listId'> {
  readonly elements: SelectElements;
  readonly opening: SelectOpening;
  readonly saved: SavedKeys | undefined;
  readonly name: string | undefined;
  readonly panelRef: RefCallback<HTMLDivElement>;
  readonly focusList: () => void;
}

/** What is in the popup: a key draws it anew, and not the popup round it. */
export function SelectPanel<Option>(given: SelectPanelProps<Option>) {
  const { config, value, elements, opening, remote, creations, announce, focusList } = given;
  const { props, labels, searchable, multiple } = config;
  const { classNames } = props;
  const list = useOpenList({ ...given, listId: elements.listId });
  const { rows, selectAll } = list;
  const keys = { list, elements, value, multiple, searchable, opening, focusList };
  const onKeyDown = useListKeys(keys);
  const filtered = rows.text === '' ? '' : 'Filtered';
  const allLabel = `${selectAll.part === 'all' ? 'deselectAll' : 'selectAll'}${filtered}` as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of what is inside it
    <div
      ref={given.panelRef}
      className="gd-select__panel"
      onKeyDown={(event) => onKeyDown(event.nativeEvent)}
      onMouseDown={keepFocus}
    >
      {searchable && (
        <div className={clsx('gd-select__search', classNames?.search)}>
          <SearchIcon />
          <input
            className="gd-control__input gd-select__search-input"
            type="text"
            role="combobox"
            aria-label={labels.search}
            aria-expanded="true"
            aria-haspopup="listbox"
            aria-controls={elements.listId}
            aria-autocomplete="list"
            aria-activedescendant={rows.activeId}
            placeholder={labels.search}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            value={rows.query}
            onChange={(event) => list.type(event.target.value)}
            onPaste={(event) => {
              if (list.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
            }}
          />
        </div>
      )}
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
          {labels[allLabel]}
        </div>
      )}
      <SelectListbox
        props={props}
        labels={labels}
        reader={config.reader}
        multiple={multiple}
        rows={rows}
        name={given.name}
        isSelected={value.selection.has}
        isDisabled={value.isDisabled}
        chooses={list.chooses}
        createDisabled={creations.full}
        onChoose={list.chooseAt}
      />
      {remote && props.remote?.renderSearch({ remote, rows, labels, announce })}
      <SelectStatus
        rows={rows}
        labels={labels}
        classNames={classNames}
        creations={creations}
        saved={given.saved}
        notice={list.notice}
        renderMore={props.groups?.renderMore}
        footer={props.footer}
        onDone={focusList}
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
