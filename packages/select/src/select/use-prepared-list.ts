'use client';

import { listen, matchesMedia, SHEET_QUERY } from '@guadua/utils/internal';
import { type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Selection } from '../selection/selection';
import type { SelectConfig } from './select-config';

/** A list that is made before it opens. */
export interface PreparedList {
  /** It is there, out of sight. */
  readonly ready: boolean;
  /** A button went down on the trigger. */
  readonly prepare: (event: PointerEvent) => void;
  /** A list opens: the one that is ready when it `fits`, else another one. */
  readonly settle: (fits: boolean) => void;
}

/** What a list was made for: with another value or other options it would begin elsewhere. */
interface Purpose {
  readonly selection: Selection;
  readonly options: readonly unknown[];
}

/**
 * Makes the list while the mouse button is down, so that the click only has to show it: a hand takes
 * longer than a frame between the two. Not for a finger, which may only mean to scroll; nor where
 * opening does more than to show options: it asks a server, or goes on with a search.
 */
export function usePreparedList<Option>(
  { props, options, editable }: SelectConfig<Option>,
  selection: Selection,
  isOpen: boolean,
): PreparedList {
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  return {
    ready: purpose?.selection === selection && purpose.options === options,
    prepare({ pointerType, button, currentTarget }) {
      if (isOpen || !editable || pointerType !== 'mouse' || button !== 0) return;
      if (props.remote || props.searchTerm || props.onScrollToEnd) return;
      // A sheet is another thing; and without a top layer there may be no style sheet to hide it.
      if (matchesMedia(SHEET_QUERY) || !('showPopover' in currentTarget)) return;
      setPurpose({ selection, options });
      const stop = listen(
        currentTarget.ownerDocument.defaultView,
        'pointerup pointercancel',
        () => {
          stop();
          // After its click, if it makes one.
          setTimeout(() => setPurpose(null));
        },
        { capture: true },
      );
    },
    settle(fits) {
      if (purpose === null) return;
      if (fits) setPurpose(null);
      else flushSync(() => setPurpose(null));
    },
  };
}
