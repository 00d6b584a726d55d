/** So finely is the anchor watched: it shows when a hundredth of it has moved away. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);
/** Less than this, in pixels, is rounding: browsers snap the boxes that observers get. */
const MOVE = 0.5;

/**
 * Calls back when the anchor or the popup has another size, in the same frame.
 *
 * @returns Ends it.
 */
export function watchSizes(anchor: Element, frame: Element, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let waiting = 0;
  let begun = false;
  const observer = new ResizeObserver((entries) => {
    if (begun && entries.some(({ target }) => target === anchor)) {
      // The popup gets another width for it: observed in the same frame, that is an error event.
      observer.unobserve(frame);
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => observer.observe(frame));
    }
    begun = true;
    changed();
  });
  observer.observe(anchor);
  observer.observe(frame);
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
  };
}

/**
 * Calls back when the anchor moves though nothing scrolled: something above it came or went, or it is
 * animated. While it moves it is followed frame by frame; an observer waits for the next time.
 *
 * @returns Ends it.
 */
export function watchMoves(anchor: Element, moved: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let observer: IntersectionObserver | undefined;
  let frame = 0;
  let last = anchor.getBoundingClientRect();

  const hasMoved = () => {
    const now = anchor.getBoundingClientRect();
    const differs = Math.abs(now.left - last.left) > MOVE || Math.abs(now.top - last.top) > MOVE;
    if (differs) last = now;
    return differs;
  };
  const follow = () => {
    if (hasMoved()) {
      moved();
      frame = requestAnimationFrame(follow);
    } else {
      wait();
    }
  };
  const wait = () => {
    const { left, top, right, bottom } = last;
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    // The root is cut down to where the anchor is, so that leaving that place is leaving the root.
    const rootMargin = [top, clientWidth - right, clientHeight - bottom, left]
      .map((distance) => `${-Math.floor(distance)}px`)
      .join(' ');
    observer = new IntersectionObserver(
      () => {
        // What it found is rounded, and the first time only how things are.
        if (!hasMoved()) return;
        observer?.disconnect();
        moved();
        frame = requestAnimationFrame(follow);
      },
      { root: anchor.ownerDocument, rootMargin, threshold: STEPS },
    );
    observer.observe(anchor);
  };
  wait();
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}
