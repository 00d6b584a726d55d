import { isElement } from '@guadua/utils/internal';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayViolation } from '../core/constraints';
import type { Day } from '../core/day';
import { numberAt } from '../value/number-at';
import type { CalendarPanelProps } from './calendar-panel.types';
import { moveByKey } from './grid/grid-keys';
import type { RangePointerState } from './range-pointer.types';

/** What keys and pointers do to the days of a calendar, and where the focus goes then. */
export function useDays(props: CalendarPanelProps) {
  const { model, context, labels, disabled, readOnly } = props;
  const { selection, months } = model;
  const { start } = selection;
  const root = useRef<HTMLDivElement>(null);
  // The pointer is made once; this ref tells it what was rendered last.
  const now = useRef<RangePointerState | null>(null);
  const [pointer] = useState(() => props.range?.createPointer(now));
  // A day may be shown by a cell that was not there when the key was pressed.
  const wanted = useRef<'key' | 'pick' | null>(props.focusOnMount ? 'key' : null);
  const focus = (by: 'key' | 'pick' = 'key') =>
    // A key brings its day into view; what is pressed stays under the pointer.
    root.current
      ?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
      ?.focus({ preventScroll: by === 'pick' });
  // Native controls know a disabled fieldset by themselves, but days are none.
  const isInDisabled = () => root.current?.matches('fieldset:disabled *');

  const pick = (day: Day) => {
    if (isInDisabled()) return;
    months.focusDay(day);
    wanted.current = 'pick';
    pointer?.show(null);
    selection.pick(day);
  };
  const otherEnd = (day: Day) => {
    const { from, to } = selection.draft;
    if (start !== null || disabled || readOnly || isInDisabled()) return null;
    return day === to ? from : day === from ? to : null;
  };
  useLayoutEffect(() => {
    now.current = { model, context, labels, root, otherEnd, pick };
    pointer?.refresh();
    if (wanted.current) focus(wanted.current);
    wanted.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
    const day = numberAt(event.target, 'day');
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(day);
      return;
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moveByKey(day, event, props.firstDay ?? 1, rtl);
    if (next === null) return;
    event.preventDefault();
    wanted.current = 'key';
    const target = months.focusDay(next);
    if (start !== null && !dayViolation(context.constraints, target))
      selection.announce(selection.countText(start, target));
  };
  return { root, pointer, pick, focus: () => focus(), onKeyDown };
}

function isSpinner(target: EventTarget): boolean {
  return isElement(target) && target.getAttribute('role') === 'spinbutton';
}
