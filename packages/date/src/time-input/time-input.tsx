'use client';

import { useLabels, useLocale } from '@guadua/utils/internal';
import { useMemo, useRef } from 'react';
import { type ClockTime, formatClockTime, isoTime, shownTime } from '../core/clock-time';
import { PickerField } from '../field/picker-field';
import type { PickerContent } from '../field/picker-field.types';
import type { TimeViolationType } from '../labels/date-labels.types';
import { timeLabelsEsCO } from '../labels/es-co';
import { localeHourCycle } from '../text/hour-cycle';
import { clockPattern } from '../text/pattern';
import { readTypedTime } from '../text/typed-time';
import type { Unreadable } from '../value/field-state';
import { useTypedField } from '../value/use-typed-field';
import type { TimeInputProps } from './time-input.types';
import { TimeList } from './time-list';
import { readTimeConstraints, type TimeViolation, timeShape, timeViolation } from './times';

/**
 * Una hora que se escribe o se elige, de 12 o 24 horas, con segundos o sin ellos. Su valor siempre es de 24 horas:
 * `HH:mm`.
 * @example <TimeInput value={time} onChange={setTime} min="08:00" max="18:00" step={15} />
 */
export function TimeInput(props: TimeInputProps) {
  const labels = useLabels('date', timeLabelsEsCO, props.labels, 'time');
  const locale = useLocale();
  const { seconds = false, hourCycle = localeHourCycle(locale) } = props;
  const format = { hourCycle, seconds };
  const constraints = readTimeConstraints(props);
  const shape = useMemo(() => timeShape(seconds), [seconds]);
  const list = useRef<PickerContent<ClockTime>>(null);
  const write = (time: ClockTime) => formatClockTime(time, format);
  const read = (text: string) => {
    const time = readTypedTime(text);
    // The form must send what the field shows, so a time without visible seconds keeps none.
    return time === null ? null : shownTime(time, seconds);
  };
  const judge = (time: ClockTime) => timeViolation(constraints, time);
  const messageOf = (problem: TimeViolation | Unreadable): string => {
    const { min, max, step } = constraints;
    const [first = '', last = ''] = [min, max].map((limit) => (limit === null ? '' : write(limit)));
    if (problem.type === 'unreadable') return labels.unreadable(write(EXAMPLE));
    const { type, text = '' } = problem;
    const limits: Record<TimeViolationType, string> = {
      beforeMin: first,
      afterMax: last,
      outside: first,
      locked: text,
      step: String(step),
    };
    return labels.violations[type](limits[type], last);
  };
  const value = useTypedField<ClockTime, TimeViolation, null>(props, {
    shape,
    judge,
    messageOf,
    reject: (given, problem) =>
      props.onReject?.({
        reason: problem.type,
        value: typeof given === 'string' ? given : isoTime(given, seconds),
        message: messageOf(problem),
      }),
    textFormat: null,
    format: write,
    read,
    onType: (text) => {
      const time = read(text);
      if (time !== null) list.current?.show(time);
    },
  });

  return (
    <PickerField
      props={props}
      field={value.field}
      content={list}
      placeholder={props.placeholder ?? labels.hint(clockPattern(format))}
      valueText={value.value === null ? '' : write(value.value)}
      clearLabel={labels.clear}
      popupLabel={labels.dialog}
      entryLabel={labels.type}
      icon="clock"
    >
      {(open) => (
        <TimeList
          label={labels.dialog}
          value={value.seen}
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
            value.commit(time, 'select');
            open.onDone();
          }}
        />
      )}
    </PickerField>
  );
}

const EXAMPLE: ClockTime = 52_200;

/** The time of now, which is only asked for while the list is open, and so never on a server. */
function localTime(): ClockTime {
  const now = new Date();
  return now.getHours() * 3600 + now.getMinutes() * 60;
}
