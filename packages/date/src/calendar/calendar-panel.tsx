import { clsx } from 'clsx/lite';
import { type CSSProperties, useImperativeHandle, useMemo } from 'react';
import { dayViolation } from '../core/constraints';
import type { Day } from '../core/day';
import { numberAt } from '../value/number-at';
import { CalendarFooter } from './calendar-footer';
import type { CalendarPanelProps } from './calendar-panel.types';
import type { DayTexts } from './grid/day-cell';
import { type DayState, dayInfo } from './grid/day-info';
import { MonthView } from './grid/month-view';
import { useDays } from './use-days';
import { useSwipe } from './use-swipe';

export function CalendarPanel(props: CalendarPanelProps) {
  const { context, labels, today, disabled = false, readOnly = false } = props;
  const { classNames, range, renderDay, footer } = props;
  const { selection, months, picked } = props.model;
  const multiple = range !== undefined || picked !== undefined;
  const { constraints, names } = context;
  const { draft, start } = selection;
  const { from, to } = draft;
  const off = disabled || readOnly;
  const { root, pointer, pick, focus, onKeyDown } = useDays(props);
  const { goTo, focusDay: show } = months;
  const { dropStart } = selection;
  useImperativeHandle(props.handle, () => ({ focus, show, escape: dropStart }));

  const texts = useMemo<DayTexts>(
    () => ({ labels, names, className: classNames?.day, renderDay }),
    [labels, names, classNames?.day, renderDay],
  );
  const describe = (day: Day): DayState => ({
    ...dayInfo(day, start, context, labels),
    today: day === today && props.todayKnown !== false,
    selected: picked ? picked.has(day) : from !== null && day >= from && day <= (to ?? from),
    start: range !== undefined && day === from,
    end: range !== undefined && day === to,
  });
  const swipe = useSwipe(months.step);
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
      data-picking={start === null ? undefined : ''}
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
          disabled={off}
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
            const day = numberAt(event.target, 'day');
            if (day !== null) pick(day);
          }}
          onPointerOver={(event) => {
            if (event.pointerType !== 'touch') pointer?.show(numberAt(event.target, 'day'));
          }}
          onPointerLeave={() => pointer?.show(null)}
          onFocus={(event) => pointer?.show(numberAt(event.target, 'day'))}
          onBlur={() => pointer?.show(null)}
          onPointerDown={(event) => {
            if (!pointer?.down(event)) swipe.onPointerDown(event);
          }}
          onPointerMove={pointer?.move}
          onPointerUp={(event) => {
            if (!pointer?.up(event)) swipe.onPointerUp(event);
          }}
          onPointerCancel={() => {
            pointer?.cancel();
            swipe.onPointerCancel();
          }}
        >
          {months.shown.map((_, index) => (
            <MonthView
              // biome-ignore lint/suspicious/noArrayIndexKey: a month keeps its place
              key={index}
              months={months}
              index={index}
              texts={texts}
              describe={describe}
              multiple={multiple}
              firstDay={props.firstDay ?? 1}
              outside={months.shown.length === 1}
              weekNumbers={props.showWeekNumbers ?? false}
              disabled={disabled}
              readOnly={readOnly}
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
            disabled={off}
            labels={labels}
            className={classNames?.time}
          />
        )}
        {selection.message !== '' && <p className="gd-calendar__message">{selection.message}</p>}
        <CalendarFooter
          selection={selection}
          labels={labels}
          off={off}
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
        <div role="status" className="gd-visually-hidden">
          {selection.announcement}
        </div>
      </div>
    </div>
  );
}

function monthsStyle(count: number): CSSProperties | undefined {
  return count > 1 ? ({ '--gd-calendar-months': count } as CSSProperties) : undefined;
}
