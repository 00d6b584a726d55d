'use client';

import { useInsertionEffect, useRef } from 'react';
import { hasSameKeys, type Selection } from '../selection/selection';

/** The selection as it is between two renders, and how often it became another one. */
export interface LatestSelection {
  readonly read: () => Selection;
  /** Sets it to that of a choice or of a reset, which `onChange` reports to the application. */
  readonly change: (next: Selection) => void;
  /**
   * Changes when what was begun for the value before is not meant for the one that is there now: the
   * application gave another value, or, of one value, there was a choice.
   */
  readonly countChanges: () => number;
}

/** Two events before the next render build on each other; each render starts from the value. */
export function useLatestSelection(selection: Selection, multiple: boolean): LatestSelection {
  const latest = useRef(selection);
  const rendered = useRef(selection);
  /** The selection that `onChange` reported last. */
  const reported = useRef(selection);
  const changes = useRef(0);
  // Also while it is hidden by `<Activity>`, when no layout effect runs.
  useInsertionEffect(() => {
    // The application answers a choice in the next render, whatever it makes of it, or later with the
    // same value. Any other value that it gives may be another record's.
    const answers = latest.current !== rendered.current || hasSameKeys(selection, reported.current);
    if (!answers && !hasSameKeys(selection, rendered.current)) {
      changes.current++;
      reported.current = selection;
    }
    latest.current = selection;
    rendered.current = selection;
  });
  return {
    read: () => latest.current,
    change(next) {
      if (!multiple) changes.current++;
      latest.current = next;
      reported.current = next;
    },
    countChanges: () => changes.current,
  };
}
