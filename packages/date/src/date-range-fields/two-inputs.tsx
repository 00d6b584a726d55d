import { FieldContext, isComposing, joinIds } from '@guadua/utils/internal';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useId,
  useRef,
} from 'react';
import type { OwnInputs, PickerInputs } from '../field/picker-field.types';
import type { RangeFieldsLabels } from '../labels/date-labels.types';
import { joinTexts, splitTexts } from './two-texts';

export interface TwoInputsProps extends PickerInputs {
  readonly labels: RangeFieldsLabels;
  readonly names: OwnInputs['names'];
  readonly onEndChange: (isEnd: boolean) => void;
}

/** The two inputs of a range: views of one text, so that both are judged together. */
export function TwoInputs({ shared, field, control, labels, ...props }: TwoInputsProps) {
  const { sent, hydrated, type } = field;
  const nameAt = (index: number) => props.names[index] ?? control.name;
  const [start, end] = splitTexts(field.text);
  const second = useRef<HTMLInputElement>(null);
  const [groupId, startId, endId] = [useId(), useId(), useId()];
  const context = useContext(FieldContext);
  const { 'aria-label': label } = control.aria;
  const labelledBy =
    control.aria['aria-labelledby'] ?? (label === undefined ? context?.labelId : undefined);
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
      // Tab between the two inputs leaves neither the field nor what is open.
      shared.onKeyDown?.(event);
    }
  };
  const input = (isEnd: boolean) => ({
    ...shared,
    name: hydrated ? undefined : nameAt(isEnd ? 1 : 0),
    value: isEnd ? end : start,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      type(isEnd ? joinTexts(start, target.value) : joinTexts(target.value, end)),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      props.onEndChange(isEnd);
      shared.onFocus?.(event);
    },
    onKeyDown,
  });
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
        {...input(false)}
        ref={props.ref}
        id={control.id}
        aria-labelledby={name && joinIds(name, startId)}
        aria-describedby={joinIds(name ? undefined : startId, shared['aria-describedby'])}
      />
      <span className="gd-date-range-fields__between" aria-hidden="true">
        –
      </span>
      <input
        {...input(true)}
        // biome-ignore lint/a11y/noAutofocus: the first of the two has it
        autoFocus={undefined}
        ref={second}
        aria-labelledby={joinIds(name, endId)}
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
