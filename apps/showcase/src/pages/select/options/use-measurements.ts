import { useEffect, useState } from 'react';

/** What was measured last; `null` before anything was. */
export interface Measurements {
  /** Milliseconds from the click to the painted list. */
  opening: number | null;
  /** The last of these, oldest first. */
  openings: readonly number[];
  /** Milliseconds from the key to the painted rows. */
  filtering: number | null;
  /** Option rows in the document. */
  rows: number | null;
  /** Elements that the open list adds to the document. */
  elements: number | null;
}

/** How many openings are drawn. */
const KEPT = 24;

const NOTHING: Measurements = {
  opening: null,
  openings: [],
  filtering: null,
  rows: null,
  elements: null,
};

/**
 * Measures the selects of the page from outside: from the time stamp of the event to the end
 * of the frame that shows its effect.
 */
export function useMeasurements(): Measurements {
  const [measured, setMeasured] = useState(NOTHING);
  useEffect(() => {
    let closed = document.querySelectorAll('*').length;

    const onClick = (event: MouseEvent) => {
      if (!isTrigger(event.target)) return;
      if (!isOpen()) closed = document.querySelectorAll('*').length;
      afterPaint(() => {
        if (!isOpen()) return;
        const opening = performance.now() - event.timeStamp;
        setMeasured((before) => ({
          ...before,
          opening,
          openings: [...before.openings, opening].slice(-KEPT),
          ...count(closed),
        }));
      });
    };
    const onInput = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || !isOpen()) return;
      afterPaint(() => {
        const filtering = performance.now() - event.timeStamp;
        setMeasured((before) => ({ ...before, filtering, ...count(closed) }));
      });
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('input', onInput, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', onInput, true);
    };
  }, []);
  return measured;
}

function isTrigger(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=combobox]') !== null;
}

function isOpen(): boolean {
  return document.querySelector('[role=listbox]') !== null;
}

function count(closed: number): Pick<Measurements, 'rows' | 'elements'> {
  return {
    rows: document.querySelectorAll('[role=option]').length,
    elements: document.querySelectorAll('*').length - closed,
  };
}

/** Once the frame that is being made has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = callback;
    channel.port2.postMessage(null);
  });
}
