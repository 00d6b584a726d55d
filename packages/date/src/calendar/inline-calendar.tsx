import {
  dataAttributes,
  FormValue,
  passedProps,
  useControl,
  useLabels,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useRef } from 'react';
import { readMoment } from '../core/codec';
import type { Violation } from '../core/constraints';
import type { Day } from '../core/day';
import { draftOf, sameDraft } from '../core/draft';
import type { Span } from '../core/moment';
import type { PickerContent } from '../field/picker-field.types';
import { calendarLabelsEsCO, inlineCalendarLabelsEsCO } from '../labels/es-co';
import { useDateContext, useToday } from '../value/use-date-context';
import { type TextFormat, useDateKind } from '../value/use-date-kind';
import { useWidgetValue } from '../value/use-widget-value';
import type { AnyDateProps } from './any-date-props';
import type { InlineCalendarProps } from './calendar.types';
import { CalendarPanel } from './calendar-panel';
import { useMonths } from './use-months';
import { useSelection } from './use-selection';

export function InlineCalendar(props: AnyDateProps & Pick<InlineCalendarProps, 'ref'>) {
  const { range, component } = props;
  const labels = useLabels('date', INLINE_LABELS, props.labels, 'calendar');
  const context = useDateContext(props, component, range);
  const kind = useDateKind(props, context, labels, component);
  const value = useWidgetValue<Span, Violation, TextFormat>(props, {
    ...kind,
    onReset: () => selection.cancel(),
  });
  const control = useControl(props, { filled: value.value !== null, labelled: 'id' });
  const today = useToday(context);
  const panel = useRef<PickerContent<Day>>(null);
  const { readOnly, disabled } = control;
  const asked = readMoment(props.defaultMonth, context.codec);
  const anchor = today ?? value.value?.from.day ?? asked?.day ?? null;
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = control.aria;

  // A text that is no date has to be said, since no day shows it and the form can't send it.
  const unreadable = value.unreadable && `${value.unreadable}: ${labels.unavailable}`;
  const problem = value.violation ? kind.messageOf(value.violation) : unreadable;
  const { times } = context;
  const calendar = {
    ...props,
    context,
    value,
    labels,
    today: anchor ?? 0,
    disabled,
    readOnly,
    onDone: () => control.report({ dirty: true }),
  };
  const selection = useSelection(calendar);
  const months = useMonths({ ...calendar, narrow: false, isWaiting: anchor === null }, selection);
  const isPending =
    !readOnly &&
    selection.draft.from !== null &&
    !sameDraft(selection.draft, draftOf(value.value, times));
  const missing = selection.start === null ? labels.applyMissing(labels.apply) : labels.endMissing;
  // The form still sends the committed value while another one is being picked, so it can't be sent as it stands.
  const unfinished = isPending ? selection.message || missing : '';
  const isLeft = unfinished !== '' && !control.focused;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div
      {...passedProps(props, {})}
      {...dataAttributes({
        disabled,
        readonly: readOnly,
        focused: control.focused,
        invalid: control.invalid || problem !== '' || isLeft,
        empty: value.value === null,
      })}
      {...control.handlers}
      ref={props.ref}
      id={control.id}
      role="group"
      className={clsx('gd-inline-calendar', props.classNames?.root, props.className)}
      style={props.style}
      tabIndex={-1}
      aria-label={
        label ?? (labelledBy ? undefined : range ? labels.rangeDialog : labels.dateDialog)
      }
      aria-labelledby={labelledBy}
      aria-describedby={control.aria['aria-describedby']}
      aria-disabled={disabled || undefined}
      onFocus={(event) => {
        control.handlers.onFocus(event);
        // `ref.focus()` and a click on the label's text mean the day.
        if (event.target === event.currentTarget) panel.current?.focus();
      }}
    >
      {/* Before hydration today is unknown: the place is kept, the days come after it. */}
      <div className={anchor === null ? 'gd-inline-calendar__waiting' : undefined}>
        <CalendarPanel
          {...calendar}
          model={{ selection, months }}
          handle={panel}
          todayKnown={today !== null}
        />
        {/* What is wrong with it is said by the calendar already. */}
        {isLeft && selection.message === '' && <p className={MESSAGE}>{unfinished}</p>}
      </div>
      {problem !== '' && <p className={MESSAGE}>{problem}</p>}
      <FormValue
        name={control.name}
        form={props.form}
        value={kind.shape.isoTexts(value.value)}
        required={control.required || (value.isUnknown && control.name !== undefined)}
        validationMessage={unfinished || (readOnly && value.value ? '' : problem)}
        disabled={disabled}
        ref={value.element}
        onFocusRequest={() => panel.current?.focus()}
      />
    </div>
  );
}

const MESSAGE = 'gd-calendar__message gd-inline-calendar__message';
const INLINE_LABELS = { ...calendarLabelsEsCO, ...inlineCalendarLabelsEsCO };
