'use client';

import { useEffect, useState } from 'react';

/** Says a text politely. A region that appears together with its text is not read by every screen reader. */
export function LiveRegion({ message, turn = 0 }: { message: string; turn?: number }) {
  const [spoken, setSpoken] = useState({ message: '', turn, text: '' });
  useEffect(
    () =>
      setSpoken((last) => {
        if (last.message === message && last.turn === turn) return last;
        // A region is only read when its text changes.
        const text = message && last.text === message ? `${message}\u00a0` : message;
        return { message, turn, text };
      }),
    [message, turn],
  );
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="gd-visually-hidden">
      {spoken.text}
    </div>
  );
}
