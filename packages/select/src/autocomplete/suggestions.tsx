import { isElement, Popup } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useLayoutEffect, useRef } from 'react';
import { SelectListbox } from '../list/select-listbox';
import { Problem, Retry } from '../list/select-status';
import type { AutocompleteProps } from './autocomplete.types';
import type { AutocompleteWidget } from './use-autocomplete';
import { useSuggestionKeys, useSuggestions } from './use-suggestions';

export interface SuggestionsProps<Option> extends AutocompleteWidget<Option> {
  readonly props: AutocompleteProps<Option>;
  readonly onShow: (shown: boolean) => void;
}

export function Suggestions<Option>({ props, onShow, ...widget }: SuggestionsProps<Option>) {
  const { config, elements, remote, text } = widget;
  const { labels, reader } = config;
  const below = useRef<HTMLDivElement>(null);
  const list = useSuggestions(widget);
  const { shown } = list;
  const onKeyDown = useSuggestionKeys(widget, list, below);
  useLayoutEffect(() => {
    onShow(shown);
    return () => onShow(false);
  }, [shown, onShow]);
  const focusInput = () => elements.input.current?.focus({ preventScroll: true });
  return (
    <>
      {remote &&
        props.remote?.renderSearch({ remote, rows: list, labels, announce: widget.announce })}
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
          onEscape={() => widget.close('escape')}
          onOutside={() => widget.close('outside')}
          onFocusLost={focusInput}
          onMouseDown={(event) => {
            // A press on a suggestion must not take the focus from the field.
            if (!isElement(event.target) || !event.target.closest('button')) event.preventDefault();
          }}
        >
          <div className="gd-select__panel">
            <SelectListbox
              props={props}
              labels={labels}
              reader={reader}
              rows={list}
              name={labels.suggestions}
              isSelected={(key) => key === text}
              isDisabled={reader.disabled}
              onChoose={list.chooseAt}
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: takes the keys of the button inside it */}
            <div
              ref={below}
              className="gd-select__below"
              onKeyDown={(event) => onKeyDown(event.nativeEvent)}
            >
              {list.failed && (
                <Problem className={props.classNames?.error} text={labels.error}>
                  <Retry
                    text={labels.retry}
                    onPress={() => {
                      focusInput();
                      list.retry();
                    }}
                  />
                </Problem>
              )}
            </div>
          </div>
        </Popup>
      )}
    </>
  );
}
