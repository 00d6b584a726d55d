export interface PacedFunction<Args extends unknown[]> {
  (...args: Args): void;
  cancel: () => void;
}

/** Lets a call through at once, then at most one every `wait` milliseconds; the last one is never lost. */
export function throttle<Args extends unknown[]>(
  callback: (...args: Args) => void,
  wait: number,
): PacedFunction<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Args | undefined;
  const tick = () => {
    timer = undefined;
    if (!pending) return;
    const args = pending;
    pending = undefined;
    timer = setTimeout(tick, wait);
    callback(...args);
  };
  const paced = (...args: Args) => {
    pending = args;
    if (timer === undefined) tick();
  };
  paced.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  };
  return paced;
}

export function debounce<Args extends unknown[]>(
  callback: (...args: Args) => void,
  wait: number,
): PacedFunction<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), wait);
  };
  paced.cancel = () => clearTimeout(timer);
  return paced;
}
