'use client';

// Long: what keys, lists and grid of a calendar share is decided in one place.

import { isElement, LiveRegion, useLatestCallback } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import {
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dayViolation, endViolation, spanViolation } from '../core/constraints';
import type { Day } from '../core/day';
import { dayAt } from '../grid/day-at';
import type { DayTexts } from '../grid/day-cell';
import { moveByKey } from '../grid/grid-keys';
import { MonthView } from '../grid/month-view';
import { createRangePreview, type DayPreview } from '../grid/range-preview';
import { useDayInfo } from '../grid/use-day-info';
import type { CalendarLabels } from '../labels/date-labels.types';
import type { RangeDrag, RangeDragHost } from '../range-calendar/range-drag';
import type { ShortcutListProps } from '../shortcuts/shortcut-list';
import type { CalendarSlot, DateRangeProps, DateViewProps } from '../value/date-props.types';
import type { DateContext } from '../value/use-date-context';
import type { DateValue } from '../value/use-date-value';
import { violationText } from '../value/violation-text';
import { CalendarFooter } from './calendar-footer';
import { CalendarTimes } from './calendar-times';
import type { CalendarModel } from './use-calendar';
import { useSwipe } from './use-swipe';

/** What a widget makes its calendar do. */
export interface CalendarPanelHandle {
  /** Puts the focus on the day in the tab order. */
  readonly focusDay: () => void;
}

/** Props of `CalendarPanel`. */
export interface CalendarPanelProps
  extends Pick<
      DateViewProps,
      | 'minuteStep'
      | 'firstDay'
      | 'showWeekNumbers'
      | 'todayButton'
      | 'resetButton'
      | 'dayClassName'
      | 'renderDay'
      | 'footer'
      | 'actionsRef'
    >,
    Pick<DateRangeProps, 'shortcuts'> {
  readonly model: CalendarModel;
  readonly context: DateContext;
  readonly value: Pick<DateValue, 'span' | 'reset'>;
  readonly labels: CalendarLabels;
  readonly today: Day;
  /** `false` before hydration, while today is unknown. */
  readonly todayKnown?: boolean | undefined;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** The focus goes to a day as soon as the calendar is there. */
  readonly focusOnMount?: boolean | undefined;
  readonly classNames?: Partial<Record<CalendarSlot, string>> | undefined;
  /** The list of shortcuts; handed in so that only widgets with a range carry it. */
  readonly Shortcuts?: ComponentType<ShortcutListProps> | undefined;
  /** Makes the ends of a range movable; handed in likewise. */
  readonly createDrag?: ((host: RangeDragHost) => RangeDrag) | undefined;
  readonly handle?: Ref<CalendarPanelHandle> | undefined;
  readonly onDone?: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** The calendar itself, in a popup or in the page: shortcuts, months, times, buttons. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what keys, lists and grid of a calendar share is decided in one place
export function CalendarPanel(props: CalendarPanelProps) {
  const { context, value, labels, today, disabled, classNames, firstDay = 1 } = props;
  const { Shortcuts, renderDay, footer } = props;
  const { selection, months, autoApply, start, countText } = props.model;
  const { constraints, names } = context;
  const range = constraints.mode === 'range';
  const { draft, isAwaitingEnd } = selection;
  const describe = useDayInfo(context, start, labels, props.dayClassName);
  const root = useRef<HTMLDivElement>(null);

  const previewOf = useLatestCallback((day: Day): DayPreview => {
    const note = describe(day).note;
    if (start === null) return { span: null, text: note };
    const violation = endViolation(constraints, start, day);
    if (violation) return { span: null, text: note || violationText(violation, context, labels) };
    const [from, to] = [Math.min(start, day), Math.max(start, day)];
    if (constraints.disallowLocked) {
      const ends = { from: { day: from, time: 0 }, to: { day: to, time: 0 } };
      const crossing = spanViolation({ ...constraints, time: false }, ends, start);
      if (crossing) return { span: null, text: violationText(crossing, context, labels) };
    }
    return { span: [from, to], text: [countText(from, to), note].filter(Boolean).join(' · ') };
  });
  const [preview] = useState(() => createRangePreview(() => root.current, previewOf));
  useLayoutEffect(preview.refresh);

  // The focus follows the keyboard to days that were not there when the key was pressed.
  const focusWanted = useRef(props.focusOnMount ?? false);
  const focusDay = useLatestCallback(() => {
    root.current
      ?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
      ?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    focusDay();
  });
  useImperativeHandle(props.handle, () => ({ focusDay }), [focusDay]);
  const { goTo } = months;
  useImperativeHandle(props.actionsRef, () => ({ goTo }), [goTo]);

  const pick = (day: Day) => {
    months.focusDay(day);
    // A day of another month is shown by another cell from now on.
    focusWanted.current = true;
    preview.show(null);
    selection.pick(day);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayAt(event.target);
    if (event.key === 'Escape' && selection.dropStart()) {
      // In a popup the popup handles Escape first; this is for a calendar in the page.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key === 'Enter' && isSpinner(event.target) && selection.canApply) {
      event.preventDefault();
      selection.apply();
      return;
    }
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(day);
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveByKey(day, event, firstDay, rtl);
    if (next === null) return;
    event.preventDefault();
    focusWanted.current = true;
    const target = months.focusDay(next);
    if (start !== null && !dayViolation(constraints, target))
      selection.announce(countText(start, target));
  };

  const texts = useMemo<DayTexts>(
    () => ({ labels, names, className: classNames?.day, renderDay }),
    [labels, names, classNames?.day, renderDay],
  );
  const swipe = useSwipe(months.step);
  const otherEnd = useLatestCallback((day: Day) => {
    if (isAwaitingEnd || disabled || props.readOnly) return null;
    return day === draft.to ? draft.from : day === draft.from ? draft.to : null;
  });
  const pickDropped = useLatestCallback(pick);
  const [drag] = useState(() =>
    props.createDrag?.({
      otherEnd,
      begin: selection.pick,
      preview: preview.show,
      pick: pickDropped,
      drop: selection.dropStart,
    }),
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one handler for all days; each is a grid cell
    <div
      ref={root}
      className={clsx('gd-calendar', classNames?.calendar)}
      data-range={range ? '' : undefined}
      data-picking={isAwaitingEnd ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-drawn={renderDay ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {Shortcuts && (
        <Shortcuts
          option={props.shortcuts}
          today={today}
          constraints={constraints}
          value={value.span}
          labels={labels}
          className={classNames?.shortcuts}
          disabled={disabled || props.readOnly}
          onChoose={(span) => {
            months.focusDay(span.from.day);
            selection.choose(span, 'preset');
          }}
        />
      )}
      <div className="gd-calendar__body">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the root handles the keys */}
        <div
          className={clsx('gd-calendar__months', classNames?.months)}
          data-weeks={props.showWeekNumbers ? '' : undefined}
          style={monthsStyle(months.shown.length)}
          onClick={(event) => {
            const day = dayAt(event.target);
            if (day !== null) pick(day);
          }}
          onPointerOver={(event) => {
            if (event.pointerType !== 'touch') preview.show(dayAt(event.target));
          }}
          onPointerLeave={() => preview.show(null)}
          onFocus={(event) => preview.show(dayAt(event.target))}
          onBlur={() => preview.show(null)}
          onPointerDown={(event) => {
            if (!drag?.down(event)) swipe.onPointerDown(event);
          }}
          onPointerMove={drag?.move}
          onPointerUp={(event) => {
            if (!drag?.up(event)) swipe.onPointerUp(event);
          }}
          onPointerCancel={() => {
            drag?.cancel();
            swipe.onPointerCancel();
          }}
        >
          {months.shown.map((month, index) => (
            <MonthView
              // A month keeps its place; which month it is changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              month={month}
              index={index}
              texts={texts}
              describe={describe}
              picked={props.model.picked}
              from={draft.from}
              to={draft.to}
              range={range}
              today={(props.todayKnown ?? true) ? today : null}
              tabbable={months.tabbableIn(month)}
              firstDay={firstDay}
              outside={months.shown.length === 1}
              weekNumbers={props.showWeekNumbers ?? false}
              previous={months.split || index === 0}
              next={months.split || index === months.shown.length - 1}
              firstMonth={months.first}
              lastMonth={months.last}
              minYear={months.minYear}
              maxYear={months.maxYear}
              disabled={disabled}
              onMonth={months.place}
              classNames={classNames}
            />
          ))}
        </div>
        {context.clock && (
          <CalendarTimes
            selection={selection}
            format={context.clock}
            range={range}
            minuteStep={props.minuteStep ?? 1}
            disabled={disabled || props.readOnly}
            labels={labels}
            className={classNames?.time}
          />
        )}
        {selection.message !== '' && <p className="gd-calendar__message">{selection.message}</p>}
        <CalendarFooter
          selection={selection}
          autoApply={autoApply}
          labels={labels}
          off={disabled || props.readOnly}
          todayButton={props.todayButton ?? false}
          isTodayOff={dayViolation(constraints, today) !== null}
          resetButton={props.resetButton ?? false}
          className={classNames?.footer}
          onToday={() => {
            months.focusDay(today);
            const now = { day: today, time: draft.fromTime };
            selection.choose({ from: now, to: { ...now, time: draft.toTime } }, 'today');
          }}
          onReset={() => {
            selection.cancel();
            value.reset();
            props.onDone?.();
          }}
          onCancel={props.onCancel}
        />
        {footer ? (
          <div className="gd-calendar__extra">
            {typeof footer === 'function' ? footer({ goTo }) : footer}
          </div>
        ) : null}
        <LiveRegion message={selection.announcement} />
      </div>
    </div>
  );
}

/** Says to the styles how many months there are. */
function monthsStyle(count: number): CSSProperties | undefined {
  return count > 1 ? ({ '--gd-calendar-months': count } as CSSProperties) : undefined;
}

function isSpinner(target: EventTarget): boolean {
  return isElement(target) && target.getAttribute('role') === 'spinbutton';
}
