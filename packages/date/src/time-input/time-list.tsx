import {
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ClockTime, formatClockTime, type TimeFormat } from '../core/clock-time';
import type { PickerContent } from '../field/picker-field.types';
import { numberAt } from '../value/number-at';
import { listedTimes, nearestPlace, type TimeConstraints, timeViolation } from './times';

export interface TimeListProps {
  readonly label: string;
  readonly value: ClockTime | null;
  readonly format: TimeFormat;
  readonly constraints: TimeConstraints;
  readonly now: ClockTime;
  readonly focusOnMount: boolean;
  readonly reasonOf: (time: ClockTime) => string;
  readonly handle: Ref<PickerContent<ClockTime>>;
  readonly onPick: (time: ClockTime) => void;
}

export function TimeList(props: TimeListProps) {
  const { value, format, constraints, now, focusOnMount } = props;
  const list = useRef<HTMLDivElement>(null);
  const times = listedTimes(constraints);
  const [active, setActive] = useState(() => nearestPlace(times, value ?? now));
  // Other limits may leave fewer times.
  const tabbable = Math.min(active, times.length - 1);

  const optionAt = (place: number) => list.current?.children[place] as HTMLElement | undefined;
  const show = (place: number) => {
    const [box, option] = [list.current, optionAt(place)];
    // `scrollIntoView` would move the page as well.
    if (box && option)
      box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
  };
  const focus = (place: number) => {
    show(place);
    optionAt(place)?.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it opens is decided once
  useLayoutEffect(() => {
    show(active);
    if (focusOnMount) focus(active);
  }, []);
  useImperativeHandle(props.handle, () => ({
    focus: () => focus(tabbable),
    show: (time) => {
      const place = nearestPlace(times, time);
      setActive(place);
      show(place);
    },
  }));

  const pick = (place: number) => {
    const time = times[place];
    if (time !== undefined && timeViolation(constraints, time) === null) props.onPick(time);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = numberAt(event.target, 'place');
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(place);
      return;
    }
    const next = placeByKey(event.key, place, times);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={props.label}
      className="gd-time-list"
      onFocus={(event) => setActive(numberAt(event.target, 'place') ?? active)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const place = numberAt(event.target, 'place');
        if (place !== null) pick(place);
      }}
    >
      {times.map((time, place) => {
        const reason = props.reasonOf(time);
        return (
          <div
            key={time}
            role="option"
            aria-selected={time === value}
            aria-disabled={reason !== '' || undefined}
            title={reason || undefined}
            tabIndex={place === tabbable ? 0 : -1}
            data-place={place}
            data-selected={time === value ? '' : undefined}
            data-disabled={reason === '' ? undefined : ''}
            className="gd-time-list__time"
          >
            {formatClockTime(time, format)}
          </div>
        );
      })}
    </div>
  );
}

export function placeByKey(key: string, place: number, times: readonly ClockTime[]): number | null {
  const last = times.length - 1;
  const [first = 0, second = 3600] = times;
  // The first may be the last before midnight.
  const perHour = Math.max(1, Math.round(3600 / ((second - first + 86_400) % 86_400)));
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + perHour,
    PageUp: place - perHour,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}
