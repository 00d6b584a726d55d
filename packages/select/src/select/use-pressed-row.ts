'use client';

import { isElement, type PointerPlace } from '@guadua/utils/internal';
import { type MouseEvent, useRef } from 'react';
import type { OptionView } from '../list/option-view';
import type { OptionReader } from '../selection/option-reader';
import type { SelectKey } from '../selection/selection.types';

/** So far may a pointer that presses one place move, in pixels. */
const SLOP = 5;

/** A button or a finger went down on an option. */
interface Press extends Pick<PointerPlace, 'clientX' | 'clientY'> {
  readonly key: SelectKey | null;
}

/** The rows that a pointer presses. */
export interface PressedRow {
  readonly onPress: (event: MouseEvent) => void;
  /** Position of the row that a click means; -1 for none. */
  readonly clicked: (event: MouseEvent) => number;
}

/**
 * A press means the option that it began on: by its click the row may show another one, or the option
 * another place, when options are replaced or a search finds better ones (SEL-14).
 */
export function usePressedRow<Option>(
  { key: keyOf }: Pick<OptionReader<Option>, 'key'>,
  view: OptionView<Option>,
): PressedRow {
  const press = useRef<Press>(null);
  const keyAt = (position: number) => {
    const option = view.optionAt(position);
    return option === undefined ? null : keyOf(option);
  };
  return {
    onPress({ target, clientX, clientY }) {
      press.current = { key: keyAt(positionOf(target)), clientX, clientY };
    },
    clicked({ target, clientX, clientY, detail }) {
      const position = positionOf(target);
      const began = press.current;
      press.current = null;
      // Without a count it is no pointer's.
      if (!began || began.key === null || detail === 0) return position;
      const moved = Math.hypot(clientX - began.clientX, clientY - began.clientY) > SLOP;
      // It was let go elsewhere. Where its row went away from below it, the click is of what is round both.
      if (moved && position < 0) return -1;
      for (let index = 0; index < view.count; index++) if (keyAt(index) === began.key) return index;
      return -1;
    },
  };
}

/** Position of the row that an event came from; -1 for none. */
export function positionOf(target: EventTarget): number {
  const row = isElement(target) ? target.closest<HTMLElement>('[role=option]') : null;
  return row ? Number(row.dataset.option) : -1;
}
