'use client';

import { useLabels } from '@guadua/utils/internal';
import { useMemo, useRef } from 'react';
import { type ClockTime, formatClockTime, isoTime, shownTime } from '../core/clock-time';
import { PickerField } from '../field/picker-field';
import type { PickerContent } from '../field/picker-field.types';
import { timeLabelsEsCO } from '../labels/es-co';
import { readTypedTime } from '../text/typed-time';
import type { Unreadable } from '../value/field-state';
import { useRejectOnce } from '../value/use-reject-once';
import { useTypedField } from '../value/use-typed-field';
import { type RawReading, useWidgetValue } from '../value/use-widget-value';
import { type TimeViolation, timeViolation } from './time-constraints';
import type { TimeChangeReason, TimeInputProps } from './time-input.types';
import { TimeList } from './time-list';
import { timeShape, useTimeConstraints, useTimeFormat } from './use-time-constraints';

/**
 * A time of day, typed or picked (TIM-1 to TIM-4). Its value is `HH:mm` of twenty-four hours, whatever
 * clock is shown.
 * @example <TimeInput value={time} onChange={setTime} min="08:00" max="18:00" step={15} />
 */
export function TimeInput(props: TimeInputProps) {
  const labels = useLabels('date', timeLabelsEsCO, props.labels, 'time');
  const format = useTimeFormat(props);
  const constraints = useTimeConstraints(props, format);
  const input = useRef<HTMLInputElement>(null);
  const shape = useMemo(() => timeShape(format.seconds), [format.seconds]);
  const widget = useWidgetValue<ClockTime, null, TimeChangeReason, RawReading<ClockTime>>(
    props,
    shape,
    {
      element: input,
      isZoneKnown: true,
      format: null,
    },
  );
  const list = useRef<PickerContent<ClockTime>>(null);
  const write = (time: ClockTime) => formatClockTime(time, format);

  const messageOf = (problem: TimeViolation | Unreadable): string => {
    const { min, max, step } = constraints;
    const [first, last] = [min, max].map((limit) => (limit === null ? '' : write(limit)));
    if (problem.type === 'unreadable') return labels.unreadable(write(EXAMPLE));
    const { violations } = labels;
    switch (problem.type) {
      case 'afterMax':
        return violations.afterMax(last ?? '', '');
      case 'locked':
        return violations.locked(problem.text ?? '', '');
      case 'step':
        return violations.step(String(step), '');
      default:
        return violations[problem.type](first ?? '', last ?? '');
    }
  };
  const judge = (time: ClockTime) => timeViolation(constraints, time);
  const violation = widget.value === null ? null : judge(widget.value);
  const reject = (value: string, problem: TimeViolation | Unreadable) =>
    props.onReject?.({ reason: problem.type, value, message: messageOf(problem) });
  useRejectOnce(widget.key, violation, () => violation && reject(widget.key, violation));
  const { field, sent } = useTypedField<ClockTime, TimeViolation, null>({
    widget,
    violation,
    props,
    onRead: (time) => list.current?.show(time),
    textFormat: null,
    format: write,
    read: (text) => {
      const time = readTypedTime(text);
      // Seconds that are not shown are not kept either: what is seen is what is sent.
      return time === null ? null : shownTime(time, format.seconds);
    },
    judge,
    messageOf,
    onRefused: (text, time, problem) =>
      reject(time === null ? text : isoTime(time, format.seconds), problem),
  });

  const clock = format.hourCycle === 24 ? 'HH:mm' : 'hh:mm';
  const pattern = clock + (format.seconds ? ':ss' : '') + (format.hourCycle === 12 ? ' a' : '');
  const shown = widget.value === null ? '' : write(widget.value);
  return (
    <PickerField
      props={props}
      field={field}
      input={input}
      content={list}
      filled={widget.value !== null || widget.unreadable !== ''}
      placeholder={props.placeholder ?? labels.hint(pattern)}
      buttonLabel={[labels.dialog, shown].filter(Boolean).join(', ')}
      clearLabel={labels.clear}
      popupLabel={labels.dialog}
      entryLabel={labels.type}
      icon="clock"
      onClear={() => widget.commit(null, 'clear')}
    >
      {(open) => (
        <TimeList
          label={labels.dialog}
          value={sent}
          format={format}
          constraints={constraints}
          now={localTime()}
          focusOnMount={open.focusOnMount}
          reasonOf={(time) => {
            const problem = judge(time);
            return problem ? messageOf(problem) : '';
          }}
          handle={list}
          onPick={(time) => {
            widget.commit(time, 'select');
            open.onDone();
          }}
        />
      )}
    </PickerField>
  );
}
const EXAMPLE: ClockTime = 52_200;

/** Only asked for while it is open, which it never is on a server. */
function localTime(): ClockTime {
  const now = new Date();
  return now.getHours() * 3600 + now.getMinutes() * 60;
}
