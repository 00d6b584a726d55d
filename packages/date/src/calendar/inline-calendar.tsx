'use client';

import { dataAttributes, FormValue, useControl, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import {
  type Ref,
  type RefObject,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { readMoment } from '../core/codec';
import { draftOf, sameDraft } from '../core/draft';
import type { Span } from '../core/moment';
import type { CalendarLabels } from '../value/calendar-labels';
import { calendarTextsEsCO } from '../value/calendar-labels';
import { useDateContext } from '../value/use-date-context';
import { type DateValue, useDateValue } from '../value/use-date-value';
import { useToday } from '../value/use-today';
import { violationText } from '../value/violation-text';
import { type AnyDateProps, dataProps } from './any-date-props';
import { CalendarPanel } from './calendar-panel';
import type { CalendarPanelHandle, CalendarPanelProps } from './calendar-panel.types';
import { type InlineCalendarLabels, inlineCalendarTextsEsCO } from './inline-labels';
import { useCalendar } from './use-calendar';
import type { Selection } from './use-selection';

/** Props of `InlineCalendar`. */
export interface InlineCalendarImplementationProps extends AnyDateProps {
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** A calendar that stands in the page: what `Calendar` and `RangeCalendar` share. */
export function InlineCalendar(props: InlineCalendarImplementationProps) {
  const { mode, component } = props;
  const labels = useLabels('date', INLINE_TEXTS, props.labels);
  const context = useDateContext(props, mode, component);
  const element = useRef<HTMLInputElement>(null);
  const selection = useRef<Selection>(null);
  // The form still sends the committed value while another one is being picked, so it can't be sent as it stands.
  const [picked, setPicked] = useState<Unfinished | null>(null);
  const value = useDateValue(props, context, labels, component, {
    element,
    onReset: () => {
      selection.current?.cancel();
      setPicked(null);
    },
  });
  const control = useControl(props, { filled: value.value !== null, labelled: 'id' });
  const today = useToday(context);
  const panel = useRef<CalendarPanelHandle>(null);
  const { readOnly, disabled } = control;
  const asked =
    props.defaultMonth === undefined ? null : readMoment(props.defaultMonth, context.codec);
  const anchor = today ?? value.value?.from.day ?? asked?.day ?? null;
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = control.aria;

  // A text that is no date is said: no day shows it, and the form can't send it.
  const unreadable = value.unreadable && `${value.unreadable}: ${labels.unavailable}`;
  const problem = value.violation ? violationText(value.violation, context, labels) : unreadable;
  // While `<Activity>` hides it, nothing reports that another value has come or that nothing can be picked.
  const unfinished = picked?.over === value.value && !readOnly ? picked.reason : '';
  const isLeft = unfinished !== '' && !control.focused;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the layout
    <div
      {...dataProps(props)}
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
      className={clsx('gd-inline-calendar', props.className)}
      style={props.style}
      tabIndex={-1}
      aria-label={
        label ??
        (labelledBy ? undefined : mode === 'single' ? labels.dateDialog : labels.rangeDialog)
      }
      aria-labelledby={labelledBy}
      aria-describedby={control.aria['aria-describedby']}
      aria-description={props['aria-description']}
      aria-details={props['aria-details']}
      aria-disabled={disabled || undefined}
      onFocus={(event) => {
        control.handlers.onFocus(event);
        // `ref.focus()` and a click on the label's text mean the day.
        if (event.target === event.currentTarget) panel.current?.focusDay();
      }}
    >
      {/* Before hydration today is unknown: the place is kept, the days come after it. */}
      <div
        key={anchor === null ? 'waiting' : 'ready'}
        className={anchor === null ? 'gd-inline-calendar__waiting' : undefined}
      >
        <InlineMonths
          {...props}
          handle={panel}
          context={context}
          value={value}
          labels={labels}
          today={anchor ?? 0}
          todayKnown={today !== null}
          disabled={disabled}
          readOnly={readOnly}
          selection={selection}
          isLeft={isLeft}
          onUnfinished={setPicked}
          onDone={() => control.report({ dirty: true })}
        />
      </div>
      {problem !== '' && <p className={MESSAGE}>{problem}</p>}
      <FormValue
        name={props.name}
        form={props.form}
        value={value.isoTexts(value.value)}
        required={control.required || (value.isUnknown && props.name !== undefined)}
        validationMessage={unfinished || (readOnly && value.value ? '' : problem)}
        disabled={disabled}
        ref={element}
        onFocusRequest={() => panel.current?.focusDay()}
      />
    </div>
  );
}

const MESSAGE = 'gd-calendar__message gd-inline-calendar__message';
const INLINE_TEXTS = { ...calendarTextsEsCO, ...inlineCalendarTextsEsCO };

/** What is picked and is not the value yet. */
interface Unfinished {
  /** Why it is not. */
  readonly reason: string;
  /** The value that it was picked over. */
  readonly over: Span | null;
}

/** Props of `InlineMonths`. */
interface InlineMonthsProps
  extends Omit<CalendarPanelProps, 'model' | 'value' | 'labels'>,
    Pick<AnyDateProps, 'mode'> {
  readonly value: DateValue;
  readonly labels: CalendarLabels & InlineCalendarLabels;
  readonly selection: RefObject<Selection | null>;
  /** The focus has left it while something is picked that is not the value. */
  readonly isLeft: boolean;
  /** Called with what is picked and is not the value yet; `null` where nothing is. */
  readonly onUnfinished: (picked: Unfinished | null) => void;
}

/** Its own component: the months begin anew once today is known. */
function InlineMonths(props: InlineMonthsProps) {
  const { labels, onUnfinished } = props;
  const { times } = props.context;
  const model = useCalendar({ ...props, times, narrow: false });
  const { selection } = model;
  const { draft } = selection;
  // A time alone is nothing that could be taken.
  const isPending = draft.from !== null && !sameDraft(draft, draftOf(props.value.value, times));
  const kept = props.selection;
  // Also while it is hidden by `<Activity>`: its form may be reset.
  useInsertionEffect(() => {
    kept.current = selection;
  });
  const missing = selection.isAwaitingEnd ? labels.endMissing : labels.applyMissing(labels.apply);
  const unfinished = isPending ? selection.message || missing : '';
  const { value: span } = props.value;
  useLayoutEffect(
    () => onUnfinished(unfinished === '' ? null : { reason: unfinished, over: span }),
    [onUnfinished, unfinished, span],
  );
  // What is wrong with it is said by the calendar already.
  const left = props.isLeft && selection.message === '' ? unfinished : '';
  return (
    <>
      <CalendarPanel {...props} model={model} />
      {left !== '' && <p className={MESSAGE}>{left}</p>}
    </>
  );
}
