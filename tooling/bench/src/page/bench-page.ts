import { painted } from './painted';

/** What the runner reads and calls in the page, as `window.bench`. */
export interface BenchPage {
  /** The contestant's name as the report writes it. */
  label: string;
  /** Selectors and texts that the runner needs to drive this contestant. */
  selectors: Record<string, string | undefined>;
  /** Begins a measurement that ends when the elements say so; `result` waits for it. */
  watch: (eventType: string, condition: Condition) => void;
  /** Milliseconds of the measurement begun last. */
  result: () => Promise<number>;
  /** Named jobs that run wholly inside the page. */
  jobs: Record<string, (argument: number) => Promise<unknown>>;
}

/** Holds when the first element of `selector` shows (or, `gone`, none does) and contains `text`. */
export interface Condition {
  selector: string;
  text?: string;
  /** At least so many elements. */
  count?: number;
  gone?: boolean;
}

declare global {
  interface Window {
    bench?: BenchPage;
  }
}

/** Publishes the page to the runner. */
export function publish(
  label: string,
  selectors: Record<string, string | undefined>,
  jobs: BenchPage['jobs'] = {},
): void {
  let pending: Promise<number> = Promise.resolve(Number.NaN);
  window.bench = {
    label,
    selectors,
    jobs,
    watch: (eventType, condition) => {
      pending = painted(eventType, () => holds(condition));
    },
    result: () => pending,
  };
}

/** Whether a condition holds in the page now. */
export function holds({ selector, text, count = 1, gone = false }: Condition): boolean {
  const found = document.querySelectorAll<HTMLElement>(selector);
  const shown = [...found].filter((element) => element.getClientRects().length > 0);
  if (gone) return shown.length === 0;
  if (shown.length < count) return false;
  return text === undefined || (shown[0]?.textContent ?? '').includes(text);
}
