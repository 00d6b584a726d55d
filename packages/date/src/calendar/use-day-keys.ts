'use client';

import { isElement } from '@guadua/utils/internal';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { dayViolation } from '../core/constraints';
import type { Day } from '../core/day';
import type { CalendarPanelProps } from './calendar-panel.types';
import { dayAt } from './grid/day-at';
import { moveByKey } from './grid/grid-keys';
import type { RangePreview } from './grid/range-preview';

export interface DayKeys {
  readonly pick: (day: Day) => void;
  readonly focus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function useDayKeys(
  root: RefObject<HTMLElement | null>,
  props: Pick<CalendarPanelProps, 'model' | 'context' | 'firstDay' | 'focusOnMount'>,
  preview: RangePreview | undefined,
  onCommit: () => void,
): DayKeys {
  const { selection, months, start, countText } = props.model;
  const { focusOnMount } = props;
  // A day may be shown by a cell that was not there when the key was pressed.
  const wanted = useRef<'key' | 'pick' | null>(focusOnMount ? 'key' : null);
  const focus = (by: 'key' | 'pick' = 'key') =>
    // A key brings its day into view; what is pressed stays under the pointer.
    root.current
      ?.querySelector<HTMLElement>('[data-day][tabindex="0"]')
      ?.focus({ preventScroll: by === 'pick' });
  useLayoutEffect(() => {
    onCommit();
    preview?.refresh();
    if (wanted.current) focus(wanted.current);
    wanted.current = null;
  });

  const pick = (day: Day) => {
    // Days are no native controls, which know a disabled fieldset by themselves.
    if (root.current?.matches('fieldset:disabled *')) return;
    months.focusDay(day);
    wanted.current = 'pick';
    preview?.show(null);
    selection.pick(day);
  };
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
    const day = dayAt(event.target);
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
    if (start !== null && !dayViolation(props.context.constraints, target))
      selection.announce(countText(start, target));
  };
  return { pick, focus: () => focus(), onKeyDown };
}

function isSpinner(target: EventTarget): boolean {
  return isElement(target) && target.getAttribute('role') === 'spinbutton';
}
