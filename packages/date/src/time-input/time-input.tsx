'use client';

import { useIsEditable, useLabels } from '@guadua/utils/internal';
import { useRef } from 'react';
import { type ClockTime, formatClockTime, isoTime, shownTime } from '../core/clock-time';
import { FieldPopup } from '../picker/field-popup';
import type { Unreadable } from '../picker/field-state';
import { PickerField } from '../picker/picker-field';
import { useTypedField } from '../picker/use-typed-field';
import { readTypedTime } from '../text/typed-time';
import { type TimeViolation, timeViolation } from './time-constraints';
import type { TimeInputProps } from './time-input.types';
import { timeTextsEsCO } from './time-labels';
import { TimeList, type TimeListHandle } from './time-list';
import { useTimeConstraints, useTimeFormat, useTimeValue } from './use-time-value';

/**
 * A time of day, typed or picked (TIM-1 to TIM-4). Its value is `HH:mm` of twenty-four hours, whatever
 * clock is shown.
 *
 * @example <TimeInput value={time} onChange={setTime} min="08:00" max="18:00" step={15} />
 */
export function TimeInput(props: TimeInputProps) {
  const labels = useLabels('date', timeTextsEsCO, props.labels);
  const format = useTimeFormat(props);
  const constraints = useTimeConstraints(props, format);
  const value = useTimeValue(props, format);
  const isEditable = useIsEditable(props);
  const write = (time: ClockTime) => formatClockTime(time, format);

  const messageOf = (problem: TimeViolation | Unreadable): string => {
    const { min, max, step } = constraints;
    const [first, last] = [min, max].map((limit) => (limit === null ? '' : write(limit)));
    if (problem.type === 'unreadable') return labels.unreadableTime(write(EXAMPLE));
    const { timeViolations } = labels;
    switch (problem.type) {
      case 'afterMax':
        return timeViolations.afterMax(last ?? '', '');
      case 'locked':
        return timeViolations.locked(problem.text ?? '', '');
      case 'step':
        return timeViolations.step(String(step), '');
      default:
        return timeViolations[problem.type](first ?? '', last ?? '');
    }
  };
  const judge = (time: ClockTime) => timeViolation(constraints, time);
  const { field, sent, typed } = useTypedField<ClockTime, TimeViolation, null>({
    valueKey: value.key,
    value: value.time,
    unreadable: value.unreadable,
    violation: value.time === null ? null : judge(value.time),
    isEditable,
    textFormat: null,
    format: write,
    read: (text) => {
      const time = readTypedTime(text);
      // Seconds that are not shown are not kept either: what is seen is what is sent.
      return time === null ? null : shownTime(time, format.seconds);
    },
    judge,
    messageOf,
    isoTexts: (time) => (time === null ? [] : [isoTime(time, format.seconds)]),
    commit: value.commit,
    onError: props.onInputError,
    onValidityChange: props.onValidityChange,
  });

  const list = useRef<TimeListHandle>(null);
  const type = (text: string) => {
    field.type(text);
    const time = typed(text);
    if (time !== null) list.current?.show(time);
  };
  const shownField = { ...field, type };
  const clock = format.hourCycle === 24 ? 'HH:mm' : 'hh:mm';
  const pattern = clock + (format.seconds ? ':ss' : '') + (format.hourCycle === 12 ? ' a' : '');
  const placeholder = props.placeholder ?? labels.timeHint(pattern);
  const shown = value.time === null ? '' : write(value.time);
  return (
    <PickerField
      props={props}
      field={shownField}
      filled={value.time !== null || value.unreadable !== ''}
      placeholder={placeholder}
      buttonLabel={[labels.timeDialog, shown].filter(Boolean).join(', ')}
      clearLabel={labels.clearTime}
      icon="clock"
      onClear={() => value.commit(null, 'clear')}
      onReset={value.reset}
      focusContent={() => list.current?.focus()}
    >
      {(open) => (
        <FieldPopup
          props={props}
          open={open}
          field={shownField}
          label={labels.timeDialog}
          entryLabel={labels.typeTime}
          placeholder={placeholder}
          onFocusLost={() => list.current?.focus()}
        >
          {(focusOnMount) => (
            <TimeList
              label={labels.timeDialog}
              value={sent}
              format={format}
              constraints={constraints}
              now={localTime()}
              focusOnMount={focusOnMount}
              reasonOf={(time) => {
                const problem = judge(time);
                return problem ? messageOf(problem) : '';
              }}
              handle={list}
              onPick={(time) => {
                value.commit(time, 'select');
                open.onDone();
              }}
            />
          )}
        </FieldPopup>
      )}
    </PickerField>
  );
}

/** What the message of an unreadable text shows: 2:30 in the afternoon shows AM and PM apart. */
const EXAMPLE: ClockTime = 52_200;

/** Only asked for while it is open, which it never is on a server. */
function localTime(): ClockTime {
  const now = new Date();
  return now.getHours() * 3600 + now.getMinutes() * 60;
}
