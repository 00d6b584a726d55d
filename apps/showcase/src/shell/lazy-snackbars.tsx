import { type ComponentType, useEffect, useState } from 'react';

/** Whatever a person does first; no message comes before. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * The place where snackbars show. It comes at the first sign of a person, so that no first load
 * pays for it; a message that is quicker waits for it.
 */
export function LazySnackbars() {
  const [Snackbars, setSnackbars] = useState<ComponentType | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      import('./snackbars').then(
        (module) => setSnackbars(() => module.Snackbars),
        // Without it messages stay unseen, and everything else works.
        () => undefined,
      );
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, load, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, []);
  return Snackbars && <Snackbars />;
}
