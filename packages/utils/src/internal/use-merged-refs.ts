'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

export function useMergedRefs<Element>(
  ...refs: readonly (Ref<Element> | undefined)[]
): RefCallback<Element> {
  // The refs themselves are the dependencies; their number never changes between renders.
  return useCallback((element: Element) => {
    const cleanups = refs.map((ref) => assign(ref, element));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, refs);
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
