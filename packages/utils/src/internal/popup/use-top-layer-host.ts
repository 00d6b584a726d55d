'use client';

import { useLayoutEffect, useState } from 'react';
import type { Cover } from './cover-page';
import { anchorLook, popupContainer } from './popup-container';
import { visiblePart } from './sheet-mode';

/** An element of the top layer, in the page only while open, for what a library places by itself. */
export function useTopLayerHost(
  trigger: Element | null,
  open: boolean,
  container?: Element | DocumentFragment | null,
  cover?: Cover,
): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open || !trigger) return undefined;
    const parent = popupContainer(trigger, container);
    const element = trigger.ownerDocument.createElement('div');
    element.className = 'gd-popup-frame gd-top-layer-host';
    // jsdom, which has no `showPopover`, would keep it hidden.
    if ('showPopover' in element) element.popover = 'manual';
    const { colorScheme, density } = anchorLook(trigger, parent);
    element.style.colorScheme = colorScheme;
    if (density) element.dataset.gdDensity = density;
    if (cover) element.dataset[cover] = '';
    parent.append(element);
    if (element.popover) element.showPopover();
    // Libraries take the pixels of the window for those of a page that CSS zooms.
    const style =
      cover === 'sheet' ? visiblePart(parent) : { '--gd-zoom': `${element.currentCSSZoom ?? 1}` };
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
    setHost(element);
    return () => {
      // What leaves with an animation is still in it.
      setHost(null);
      element.remove();
    };
  }, [open, trigger, container, cover]);
  return host;
}
