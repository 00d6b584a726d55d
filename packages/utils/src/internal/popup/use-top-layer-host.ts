'use client';

import { useLayoutEffect, useState } from 'react';
import { anchorLook } from './anchor-look';
import { popupContainer } from './popup-container';

/** How what is in a host covers the page. Of one identity. */
export interface HostCover {
  readonly as: 'modal' | 'sheet';
  /** What it is styled with, from what it is put into; without it a library places what is in it. */
  readonly style?: (parent: Node) => Record<string, string>;
}

/**
 * An element of the top layer for what a library places by itself with `position: fixed`: it takes up no space, and
 * nothing of the page covers or cuts what is in it. In the page only while open.
 */
export function useTopLayerHost(
  trigger: Element | null,
  open: boolean,
  container?: Element | DocumentFragment | null,
  cover?: HostCover,
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
    if (cover) element.dataset[cover.as] = '';
    const setStyle = (style: Record<string, string>) => {
      for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
    };
    if (cover?.style) setStyle(cover.style(parent));
    parent.append(element);
    if (element.popover) element.showPopover();
    // Libraries take the pixels of the window for those of a page that CSS zooms.
    if (!cover?.style) setStyle({ '--gd-zoom': `${element.currentCSSZoom ?? 1}` });
    setHost(element);
    return () => {
      // What leaves with an animation is still in it.
      setHost(null);
      element.remove();
    };
  }, [open, trigger, container, cover]);
  return host;
}
