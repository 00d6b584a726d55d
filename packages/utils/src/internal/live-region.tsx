'use client';

import { useEffect, useState } from 'react';

/** Props of `LiveRegion`. */
export interface LiveRegionProps {
  /** What a screen reader says, once it changes; nothing is said for an empty text. */
  message: string;
}

/**
 * Says a text politely without showing it. It is mounted empty and filled afterwards: a region that
 * appears together with its text is not read by every screen reader.
 */
export function LiveRegion({ message }: LiveRegionProps) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => setSpoken(message), [message]);
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="gd-visually-hidden">
      {spoken}
    </div>
  );
}
