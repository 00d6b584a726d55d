'use client';

import { LiveRegion } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type CSSProperties, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { dayViolation } from '../core/constraints';
import type { Day } from '../core/day';
import { CalendarFooter } from './calendar-footer';
import type { CalendarPanelProps } from './calendar-panel.types';
import { dayAt } from './grid/day-at';
import type { DayTexts } from './grid/day-cell';
import { MonthView } from './grid/month-view';
import { useDayInfo } from './grid/use-day-info';
import type { RangePointerState } from './range-pointer.types';
import { useDayKeys } from './use-day-keys';
import { useSwipe } from './use-swipe';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what keys, lists and grid of a calendar share is decided in one place
export function CalendarPanel(props: CalendarPanelProps) {
  const { context, labels, today, disabled = false, readOnly = false } = props;
  const { classNames, firstDay = 1, range, renderDay, footer } = props;
  const { selection, months, autoApply, start } = props.model;
  const { constraints, names } = context;
  const { draft, isAwaitingEnd } = selection;
  const describe = useDayInfo(context, start, labels);
  const root = useRef<HTMLDivElement>(null);
  // The preview and the drag are made once; this ref tells them what was rendered last.
  const now = useRef<RangePointerState | null>(null);
  const [preview] = useState(() => range?.createPreview(now));
  const [drag] = useState(() => range?.createDrag(now, (day) => preview?.show(day)));
  const [place] = useState(
    () =>
      (...to: Parameters<typeof months.place>) =>
        now.current?.place(...to),
  );
  const { pick, focus, onKeyDown } = useDayKeys(root, props, preview, () => {
    now.current = {
      ...props.model,
      context,
      labels,
      describe,
      root,
      otherEnd,
      pick,
      place: months.place,
    };
  });
  const { goTo, focusDay: show } = months;
  const { dropStart } = selection;
  useImperativeHandle(props.handle, () => ({ focus, show, escape: dropStart }));

  const texts = useMemo<DayTexts>(
    () => ({ labels, names, className: classNames?.day, renderDay }),
    [labels, names, classNames?.day, renderDay],
  );
  const swipe = useSwipe(months.step);
  const otherEnd = (day: Day) => {
    const isOff = disabled || readOnly || root.current?.matches('fieldset:disabled *');
    if (isAwaitingEnd || isOff) return null;
    return day === draft.to ? draft.from : day === draft.from ? draft.to : null;
  };
  const pickToday = () => {
    months.focusDay(today);
    const now = { day: today, time: draft.fromTime };
    selection.choose({ from: now, to: { ...now, time: draft.toTime } }, 'today');
  };

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
      {range && (
        <range.Shortcuts
          option={props.shortcuts}
          today={today}
          constraints={constraints}
          value={props.value?.value ?? null}
          labels={labels}
          className={classNames?.shortcuts}
          disabled={disabled || readOnly}
          onChoose={(span) => {
            months.focusDay(span.from.day);
            selection.choose(span, 'shortcut');
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
            if (event.pointerType !== 'touch') preview?.show(dayAt(event.target));
          }}
          onPointerLeave={() => preview?.show(null)}
          onFocus={(event) => preview?.show(dayAt(event.target))}
          onBlur={() => preview?.show(null)}
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a month keeps its place
              key={index}
              month={month}
              index={index}
              texts={texts}
              describe={describe}
              picked={props.model.picked}
              from={draft.from}
              to={draft.to}
              range={range !== undefined}
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
              onMonth={place}
              classNames={classNames}
            />
          ))}
        </div>
        {context.clock && props.time && (
          <props.time.Fields
            draft={draft}
            setTime={selection.setTime}
            format={context.clock}
            range={range !== undefined}
            minuteStep={props.time.minuteStep}
            disabled={disabled || readOnly}
            labels={labels}
            className={classNames?.time}
          />
        )}
        {selection.message !== '' && <p className="gd-calendar__message">{selection.message}</p>}
        <CalendarFooter
          selection={selection}
          autoApply={autoApply}
          labels={labels}
          off={disabled || readOnly}
          isTodayOff={dayViolation(constraints, today) !== null}
          className={classNames?.footer}
          onToday={props.todayButton ? pickToday : undefined}
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

function monthsStyle(count: number): CSSProperties | undefined {
  return count > 1 ? ({ '--gd-calendar-months': count } as CSSProperties) : undefined;
}
