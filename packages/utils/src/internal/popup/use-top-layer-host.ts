'use client';

import { useLayoutEffect, useState } from 'react';
import { anchorLook } from './anchor-look';
import { popupContainer } from './popup-container';

/**
 * An element of the top layer for what a library places by itself with `position: fixed`: it takes up
 * no space, and nothing of the page covers or cuts what is in it. In the page only while open.
 *
 * @param trigger The element that the content belongs to.
 * @param open Whether there is something to show.
 * @returns What the library's portal is given; `null` while there is none.
 */
export function useTopLayerHost(
  trigger: Element | null,
  open: boolean,
  container?: Element | DocumentFragment | null,
): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open || !trigger) return undefined;
    const parent = popupContainer(trigger, container);
    const element = trigger.ownerDocument.createElement('div');
    element.className = 'gd-popup-frame gd-top-layer-host';
    // In jsdom it would stay hidden.
    if ('showPopover' in element) element.popover = 'manual';
    const { colorScheme, density } = anchorLook(trigger, parent);
    element.style.colorScheme = colorScheme;
    if (density) element.dataset.gdDensity = density;
    parent.append(element);
    if (element.popover) element.showPopover();
    // Libraries take the pixels of the window for those of a page that CSS zooms.
    element.style.setProperty('--gd-zoom', `${element.currentCSSZoom ?? 1}`);
    setHost(element);
    return () => {
      // What leaves with an animation is still in it.
      setHost(null);
      element.remove();
    };
  }, [open, trigger, container]);
  return host;
}
