'use client';

import { isElement, Popup } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { SelectListbox } from '../list/select-listbox';
import { SEARCH_DEBOUNCE } from '../list/use-list-search';
import type { AutocompleteParts } from './use-autocomplete';
import { useSuggestionKeys } from './use-suggestion-keys';
import { useSuggestions } from './use-suggestions';

/** Props of `Suggestions`. */
export interface SuggestionsProps<Option> {
  readonly parts: AutocompleteParts<Option>;
  /** There is something to show, or no longer. */
  readonly onShow: (shown: boolean) => void;
}

/** The suggestions for what is written, above the page. Mounted only while they are asked for. */
export function Suggestions<Option>({ parts, onShow }: SuggestionsProps<Option>) {
  const { config, elements, remote } = parts;
  const { props, labels } = config;
  const status = useRef<HTMLDivElement>(null);
  const list = useSuggestions(parts);
  const { shown, failed, selected } = list;
  useSuggestionKeys(parts, list, status);
  useLayoutEffect(() => {
    onShow(shown);
    return () => onShow(false);
  }, [shown, onShow]);
  const search =
    remote &&
    props.remote?.renderSearch({
      remote,
      text: list.text,
      wait: props.searchDebounce ?? SEARCH_DEBOUNCE,
      list: list.elements.list,
      rows: list.count,
      waits: false,
      labels,
      announce: parts.announce,
    });
  const focusInput = () => elements.input.current?.focus({ preventScroll: true });
  return (
    <>
      {search}
      {shown && (
        <Popup
          id={elements.popupId}
          className={clsx('gd-popup gd-select__popup', props.classNames?.popup)}
          anchor={elements.root}
          container={props.container}
          side={props.side}
          align={props.align}
          sideOffset={props.sideOffset}
          collisionPadding={props.collisionPadding}
          onEscape={() => parts.close('escape')}
          onOutside={() => parts.close('outside')}
          onFocusLost={focusInput}
          onMouseDown={(event) => {
            // A press on a suggestion must not take the focus from the field.
            if (!isElement(event.target) || !event.target.closest('button')) event.preventDefault();
          }}
        >
          <div className="gd-select__panel">
            <SelectListbox
              parts={{
                config,
                elements: { trigger: elements.input, listId: elements.listId },
                value: { selection: { has: selected }, isDisabled: config.reader.disabled },
                remote,
              }}
              list={list}
              name={labels.suggestions}
            />
            <div ref={status} className="gd-select__below">
              {failed && (
                <div className={clsx('gd-select__error', props.classNames?.error)}>
                  <span className="gd-select__error-text">{labels.error}</span>
                  <button
                    type="button"
                    className="gd-select__retry"
                    onClick={() => {
                      focusInput();
                      remote?.retry();
                    }}
                  >
                    {labels.retry}
                  </button>
                </div>
              )}
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}
