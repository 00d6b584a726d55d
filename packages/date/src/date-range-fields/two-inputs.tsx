'use client';

import { FieldContext, isComposing, joinIds, useHydrated } from '@guadua/utils/internal';
import { type FocusEvent, type KeyboardEvent, useContext, useId, useRef } from 'react';
import type { OwnInputs, PickerInputs } from '../field/picker-field.types';
import type { RangeFieldsLabels } from '../labels/date-labels.types';
import { joinTexts, splitTexts } from './two-texts';

export interface TwoInputsProps extends PickerInputs {
  readonly labels: RangeFieldsLabels;
  readonly names: OwnInputs['names'];
  readonly onEndChange: (isEnd: boolean) => void;
}

/** The two inputs of a range: views of one text, so that both are judged together. */
export function TwoInputs({ shared, field, aria, labels, ...props }: TwoInputsProps) {
  const { sent, type } = field;
  const hydrated = useHydrated();
  const nameAt = (index: number) => props.names[index] ?? props.name;
  const [start, end] = splitTexts(field.text);
  const second = useRef<HTMLInputElement>(null);
  const [groupId, startId, endId] = [useId(), useId(), useId()];
  const context = useContext(FieldContext);
  const label = aria['aria-label'];
  const labelledBy =
    aria['aria-labelledby'] ?? (label === undefined ? context?.labelId : undefined);
  // A `<label>` round the widget names the first input by itself.
  const name = labelledBy ?? (label === undefined ? undefined : groupId);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isFirst = event.currentTarget !== second.current;
    const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
    // A whole range that was pasted into the first waits for nothing.
    const isHalf = start.trim() !== '' && end.trim() === '' && sent.length === 0;
    if (isEnter && isFirst && isHalf) {
      event.preventDefault();
      second.current?.focus();
    } else if (event.key !== 'Tab' || isFirst === event.shiftKey) {
      // Between the two, Tab leaves neither the field nor what is open.
      shared.onKeyDown?.(event);
    }
  };
  const onFocusOf = (isEnd: boolean) => (event: FocusEvent<HTMLInputElement>) => {
    props.onEndChange(isEnd);
    shared.onFocus?.(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <span
      id={groupId}
      role="group"
      className="gd-date-range-fields"
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <span id={startId} hidden>
        {labels.start}
      </span>
      <span id={endId} hidden>
        {labels.end}
      </span>
      <input
        {...shared}
        ref={props.ref}
        id={props.id}
        aria-labelledby={name && joinIds(name, startId)}
        aria-describedby={joinIds(name ? undefined : startId, shared['aria-describedby'])}
        name={hydrated ? undefined : nameAt(0)}
        value={start}
        onChange={(event) => type(joinTexts(event.target.value, end))}
        onFocus={onFocusOf(false)}
        onKeyDown={onKeyDown}
      />
      <span className="gd-date-range-fields__between" aria-hidden="true">
        –
      </span>
      <input
        {...shared}
        // biome-ignore lint/a11y/noAutofocus: the first of the two has it
        autoFocus={undefined}
        ref={second}
        aria-labelledby={joinIds(name, endId)}
        name={hydrated ? undefined : nameAt(1)}
        value={end}
        onChange={(event) => type(joinTexts(start, event.target.value))}
        onFocus={onFocusOf(true)}
        onKeyDown={onKeyDown}
      />
      {(hydrated ? sent : []).map((iso, index) => (
        <input
          key={index === 0 ? 'start' : 'end'}
          type="hidden"
          name={nameAt(index)}
          form={shared.form}
          value={iso}
          disabled={shared.disabled}
        />
      ))}
    </span>
  );
}
