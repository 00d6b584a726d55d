'use client';

import { useSyncExternalStore } from 'react';

/** Code that a field asks for when it gets its first file. */
export interface LateParts<Parts> {
  /** Asks for it; `undefined` where it can't be loaded. */
  readonly load: () => Promise<Parts | undefined>;
  /** The code once it is there: never on a server, nor while its page hydrates. */
  readonly useParts: () => Parts | undefined;
}

/** Ties all fields of one kind to the code that they load late. */
export function lateParts<Parts>(ask: () => Promise<Parts>): LateParts<Parts> {
  let parts: Parts | undefined;
  const fields = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    fields.add(tell);
    return () => fields.delete(tell);
  };
  const load = async () => {
    parts ??= await ask().catch(() => undefined);
    for (const tell of fields) tell();
    return parts;
  };
  const now = () => parts;
  const none = () => undefined;
  return { load, useParts: () => useSyncExternalStore(subscribe, now, none) };
}
