'use client';

import { Virtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The virtualizer's core, tied to React for rows that React alone places. The hook that comes with it
 * can also move rows without React; every select would carry that along.
 *
 * @param given What the virtualizer needs; it may change with each render.
 */
export function useVirtualizer(
  given: VirtualizerOptions<HTMLDivElement, Element>,
): Virtualizer<HTMLDivElement, Element> {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const measuring = useRef(false);
  const options: VirtualizerOptions<HTMLDivElement, Element> = {
    ...given,
    onChange(_, sync) {
      // Rows are measured while React commits them, where it can't render at once.
      if (sync && !measuring.current) flushSync(render);
      else render();
    },
  };
  const [virtualizer] = useState(() => {
    const made = new Virtualizer(options);
    const { measureElement } = made;
    made.measureElement = (element) => {
      measuring.current = true;
      try {
        measureElement(element);
      } finally {
        measuring.current = false;
      }
    };
    return made;
  });
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return virtualizer;
}
