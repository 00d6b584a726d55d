import { observeSizes, together } from './dom';

/** So finely is the anchor watched: it shows when a hundredth of it has moved away. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);
/** Less than this, in pixels, is rounding: browsers snap the boxes that observers get. */
const MOVE = 0.5;

/**
 * Calls back when the anchor or the popup has another size. What follows the anchor's size is put in place in the same
 * frame; what that makes of the popup's own size waits for the next one: whatever is observed in a popup lies higher in
 * the document than a deep anchor, and changed while the anchor is reported it would get no report in this frame, which
 * the browser makes an error of the page.
 */
export function watchSizes(
  anchor: Element,
  frame: Element,
  changed: (resizes: boolean) => void,
): () => void {
  let waiting = 0;
  return together([
    observeSizes([anchor, frame], (entries) => {
      const resizes = entries.every(({ target }) => target !== anchor);
      changed(resizes);
      // It comes before the next report: never two of them wait.
      if (!resizes) waiting = requestAnimationFrame(() => changed(true));
    }),
    () => cancelAnimationFrame(waiting),
  ]);
}

/**
 * Calls back when the anchor moves though nothing scrolls: something above it came or went, or it is animated. While it
 * moves it is followed frame by frame; an observer waits for the next time. That one calls some frames later on a busy
 * page, so what changes beside the anchor, or its place there, is looked at at once: else the next press would meet
 * what a popup has just moved away from.
 */
export function watchMoves(anchor: Element, moved: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let observer: IntersectionObserver | undefined;
  let frame = 0;
  let last = anchor.getBoundingClientRect();

  const check = () => {
    const now = anchor.getBoundingClientRect();
    const differs = Math.abs(now.left - last.left) > MOVE || Math.abs(now.top - last.top) > MOVE;
    if (differs) {
      last = now;
      moved();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => check() || wait());
    }
    return differs;
  };
  const wait = () => {
    const { left, top, right, bottom } = last;
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    // The root is cut down to where the anchor is, so that leaving that place is leaving the root.
    const rootMargin = [top, clientWidth - right, clientHeight - bottom, left]
      .map((distance) => `${-Math.floor(distance)}px`)
      .join(' ');
    // What it found is rounded, and the first time only how things are.
    observer?.disconnect();
    observer = new IntersectionObserver(check, {
      root: anchor.ownerDocument,
      rootMargin,
      threshold: STEPS,
    });
    observer.observe(anchor);
  };
  const siblings = new MutationObserver(check);
  if (anchor.parentNode) siblings.observe(anchor.parentNode, { childList: true });
  wait();
  return () => {
    cancelAnimationFrame(frame);
    siblings.disconnect();
    observer?.disconnect();
  };
}
