'use client';

import {
  dataAttributes,
  isComposing,
  LiveRegion,
  passedProps,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type KeyboardEvent, useState } from 'react';
import { useWrappingLabel } from '../trigger/use-wrapping-label';
import type { AutocompleteProps } from './autocomplete.types';
import { Suggestions } from './suggestions';
import { useAutocomplete } from './use-autocomplete';

/**
 * Un campo de texto con sugerencias: el valor es el texto, escrito o elegido. Para ciudades, direcciones o correos,
 * donde la lista ayuda pero no manda.
 * @example
 * <Autocomplete options={cities} value={city} onChange={setCity} />
 */
export function Autocomplete<Option>(props: AutocompleteProps<Option>) {
  const widget = useAutocomplete(props);
  const { config, field, elements, text, isOpen, announcement } = widget;
  const { classNames } = props;
  const [shown, setShown] = useState(false);
  const inputRef = useMergedRefs(elements.input, props.ref);
  const name = useWrappingLabel(elements.root, field);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event.nativeEvent) || event.nativeEvent.defaultPrevented) return;
    if (isOpen) return;
    // The key that chose a suggestion is still down: it does not send the form as well.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    widget.open('arrow');
  }

  return (
    <div
      ref={elements.root}
      className={clsx('gd-control gd-autocomplete', classNames?.root, props.className)}
      style={props.style}
      {...dataAttributes({ ...field.state, open: shown })}
      {...field.handlers}
    >
      <input
        ref={inputRef}
        id={field.id}
        className={clsx('gd-control__input', classNames?.input)}
        type="text"
        name={widget.name}
        form={props.form}
        value={text}
        maxLength={props.maxLength}
        inputMode={props.inputMode}
        placeholder={props.placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        disabled={field.disabled}
        readOnly={field.readOnly}
        required={field.required}
        onChange={({ target, nativeEvent }) => widget.write(target.value, isHistory(nativeEvent))}
        {...passedProps(props, {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': shown,
          'aria-controls': shown ? elements.listId : undefined,
          ...field.aria,
          ...(name !== undefined && { 'aria-label': name }),
          onFocus: () => widget.open('focus'),
          onClick: () => widget.open('focus'),
          onKeyDown,
        })}
      />
      {isOpen && (
        <Suggestions
          props={props}
          config={config}
          elements={elements}
          text={text}
          remote={widget.remote}
          announce={widget.announce}
          close={widget.close}
          choose={widget.choose}
          onShow={setShown}
        />
      )}
      {announcement.message !== '' && <LiveRegion {...announcement} />}
    </div>
  );
}

function isHistory({ inputType = '' }: Event & Partial<InputEvent>): boolean {
  return inputType.startsWith('history');
}
