import { showInTopLayer } from './top-layer';

/** What would load, play or begin anew when it is put into the page a second time. */
const UNIQUE = /-|^(iframe|object|embed|video|audio)$/;

/** Ends what still leaves at each anchor. */
const leaving = new WeakMap<Element, () => void>();

/**
 * Lets a popup fade out (`data-leaving`) after React removed it. Its element is put back for as long
 * as its style sheet animates it, only to be looked at: without ids and names, inert, hidden from
 * screen readers. For everything else the popup is closed at once, and none of its
 * state is rendered any more.
 *
 * Call it before the element is removed. It does nothing for one that stays after all, whose anchor
 * goes as well, or in whose place another one opens (`endLeaving`).
 */
export function leave(popup: HTMLElement, anchor: Element): void {
  const parent = popup.parentNode;
  const parts = [popup, ...popup.querySelectorAll('*')];
  if (!popup.getAnimations || parts.some(({ localName }) => UNIQUE.test(localName))) return;
  const modal = popup.matches(':modal');
  const scrolled = parts.flatMap((part) =>
    part.scrollTop ? [[part, part.scrollTop] as const] : [],
  );
  // The widget may go while its popup does.
  const observer = new MutationObserver(() => anchor.isConnected || end());
  const end = () => {
    observer.disconnect();
    // Kept here, the element of each popup that ever closed would stay in memory.
    if (leaving.get(anchor) === end) leaving.delete(anchor);
    // Else React has it: nothing leaves yet, or it only ran its effects twice.
    if (popup.dataset.leaving === '') popup.remove();
  };
  leaving.set(anchor, end);
  // Once React is done, and before anything is painted.
  queueMicrotask(() => {
    if (leaving.get(anchor) !== end) return;
    // The frame that they were in may be removed.
    const stays = anchor.isConnected && anchor.ownerDocument.defaultView;
    if (popup.isConnected || !stays) return end();
    for (const part of parts) {
      for (const name of ['name', 'form', 'autofocus']) part.removeAttribute(name);
      // A drawing refers to its own ids.
      if (!part.closest('svg')) part.id = '';
    }
    if (modal) popup.popover = 'manual';
    popup.inert = true;
    popup.ariaHidden = 'true';
    popup.dataset.leaving = '';
    parent?.append(popup);
    showInTopLayer(popup);
    for (const [part, top] of scrolled) part.scrollTop = top;
    observer.observe(anchor.getRootNode(), { childList: true, subtree: true });
    const fades = popup.getAnimations().filter(({ playState }) => playState === 'running');
    Promise.allSettled(fades.map(({ finished }) => finished)).then(end);
  });
}

/** Takes away at once what still leaves at an anchor. */
export function endLeaving(anchor: Element): void {
  leaving.get(anchor)?.();
}
