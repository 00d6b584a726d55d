'use client';

import { observeSizes } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect } from 'react';

/** Gives a textarea the height of its content where the browser can't do it by itself (no `field-sizing: content`). */
export function useMeasuredHeight(
  element: RefObject<HTMLTextAreaElement | null>,
  text: string,
  active: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    if (active && element.current && !sizesItself()) adjust(element.current);
  }, [element, text, active]);

  useLayoutEffect(() => {
    const area = element.current;
    if (!active || !area || sizesItself()) return;
    let width = -1;
    const stop = observeSizes([area], ([entry]) => {
      const now = entry?.contentRect.width ?? -1;
      // Only the width: our own change of the height must not call for another.
      if (now === width) return;
      width = now;
      adjust(area);
    });
    return () => {
      stop();
      area.style.removeProperty('block-size');
    };
  }, [element, active]);
}

function sizesItself(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');
}

/** The scroll height never falls below the element's, so it shrinks first; its frame keeps the page from moving. */
function adjust(area: HTMLTextAreaElement): void {
  const frame = area.parentElement;
  const own = frame?.style.minBlockSize ?? '';
  if (frame) frame.style.minBlockSize = `${frame.offsetHeight}px`;
  area.style.blockSize = '0';
  // While it is hidden there is nothing to measure; the observer calls again once it shows.
  if (area.scrollHeight === 0) area.style.removeProperty('block-size');
  else area.style.blockSize = `${area.scrollHeight}px`;
  if (frame) frame.style.minBlockSize = own;
}
