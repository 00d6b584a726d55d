'use client';

import { useLabels } from '@guadua/utils/internal';
import { useMemo, useRef } from 'react';
import { clampDay } from '../calendar/grid/grid-keys';
import { writeMoment } from '../core/codec';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { PickerField } from '../field/picker-field';
import type { PickerContent } from '../field/picker-field.types';
import { calendarLabelsEsCO, datesLabelsEsCO } from '../labels/es-co';
import { formatMoment } from '../text/date-text';
import { inputPattern } from '../text/input-pattern';
import type { DateChangeReason } from '../value/date-props.types';
import type { Unreadable } from '../value/field-state';
import { useDateContext } from '../value/use-date-context';
import type { TextFormat } from '../value/use-date-value';
import { useRejectOnce } from '../value/use-reject-once';
import { useTypedField } from '../value/use-typed-field';
import { useWidgetValue } from '../value/use-widget-value';
import { violationText } from '../value/violation-text';
import { DatesCalendar } from './dates-calendar';
import type { DatesPickerProps } from './dates-picker.types';
import { type Days, daysViolation, readTypedDays } from './days';
import { daysShape } from './days-shape';

const COMPONENT = '<DatesPicker>';
const NONE: Days = [];

/**
 * A field with a calendar, for several loose dates (DAS-1 to DAS-3): typed or picked one by one. Its
 * value is a list of `Date`s, or of texts with `valueAs="iso"`.
 * @example <DatesPicker value={dates} onChange={setDates} maxItems={5} />
 */
export function DatesPicker(props: DatesPickerProps) {
  const { maxItems = null } = props;
  const labels = useLabels('date', calendarLabelsEsCO, props.labels, 'calendar');
  const words = useLabels('date', datesLabelsEsCO, props.labels, 'dates');
  const context = useDateContext(props, COMPONENT);
  const { names, constraints, codec } = context;
  const judge = (days: Days) => daysViolation({ day: constraints, maxItems }, days);
  const pattern = inputPattern(props.inputFormat, context.locale, null, COMPONENT);
  const input = useRef<HTMLInputElement>(null);
  const shape = useMemo(() => daysShape(codec), [codec]);
  const widget = useWidgetValue<Days, TextFormat, DateChangeReason, ReturnType<typeof shape.read>>(
    props,
    shape,
    {
      element: input,
      isZoneKnown: context.isZoneKnown,
      format: { pattern, names },
    },
  );
  const value = widget.value ?? NONE;
  const violation = judge(value);

  const format = (days: Days) =>
    days.map((day) => formatMoment({ day, time: 0 }, pattern, names)).join(', ');
  const messageOf = (problem: Violation | Unreadable): string => {
    if (problem.type === 'unreadable') {
      const today = context.today();
      return words.unreadable(format([today, clampDay(today + 3, null, null)]));
    }
    if (problem.type === 'tooLong') return words.tooMany(maxItems ?? 0);
    return violationText(problem, context, labels);
  };
  const reject = (of: Days, { type, day, ...rest }: Violation) => {
    const date = day ?? of.at(-1);
    if (date === undefined) return;
    props.onReject?.({
      type: 'error:date',
      reason: type,
      value: new Date(writeMoment({ day: date, time: 0 }, { ...codec, valueAs: 'date' })),
      message: messageOf({ type, day, ...rest }),
    });
  };
  useRejectOnce(widget.key, violation, () => violation && reject(value, violation));
  const panel = useRef<PickerContent<Day>>(null);
  const { field, sent } = useTypedField<Days, Violation, TextFormat>({
    widget,
    violation,
    props,
    onRead: (days) => panel.current?.show(days.at(-1) ?? 0),
    textFormat: { pattern, names },
    format,
    read: (text, textFormat) =>
      readTypedDays(text, {
        ...textFormat,
        today: context.today(),
        min: constraints.min?.day ?? null,
        max: constraints.max?.day ?? null,
      }),
    judge,
    messageOf,
    onRefused: (text, of, problem) => {
      if (of && problem.type !== 'unreadable') reject(of, problem);
      else {
        const message = messageOf(problem);
        props.onReject?.({ type: 'error:date', reason: problem.type, value: text, message });
      }
    },
  });
  // What is typed and not settled yet is picked already: the next day joins it.
  const days = field.isPending ? (sent ?? NONE) : value;
  return (
    <PickerField
      props={props}
      field={field}
      input={input}
      content={panel}
      filled={value.length > 0 || widget.unreadable !== ''}
      isUnknown={widget.isUnknown}
      placeholder={props.placeholder ?? labels.formatHint(pattern)}
      buttonLabel={words.open(value.length > 0 ? words.picked(value.length) : '')}
      clearLabel={words.clear}
      popupLabel={words.dialog}
      entryLabel={words.type}
      onClear={() => widget.commit(null, 'clear')}
    >
      {(open) => (
        <DatesCalendar
          {...props}
          {...open}
          value={undefined}
          field={field}
          handle={panel}
          context={context}
          days={days}
          isBlocked={() =>
            field.isPending
              ? field.validationMessage !== '' && !field.settle()
              : widget.unreadable !== ''
          }
          judge={judge}
          messageOf={messageOf}
          commit={widget.commit}
          onRefused={reject}
          labels={labels}
          words={words}
          today={context.today()}
          todayButton={props.todayButton ?? true}
        />
      )}
    </PickerField>
  );
}
