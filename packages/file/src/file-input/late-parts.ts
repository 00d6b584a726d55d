import { useSyncExternalStore } from 'react';

export interface LateParts<Parts> {
  readonly load: () => Promise<Parts | undefined>;
  readonly useParts: () => Parts | undefined;
}

/** Code that a field loads late; all fields of a kind share it, and render again when it is there. */
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
