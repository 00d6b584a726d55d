import { type ComponentType, useEffect, useState } from 'react';

/**
 * The place where snackbars show. It comes right after the page has been taken over, so that no
 * first load waits for it; a message that is quicker waits for it instead.
 */
export function LazySnackbars() {
  const [Snackbars, setSnackbars] = useState<ComponentType | null>(null);
  useEffect(() => {
    let mounted = true;
    import('./snackbars').then(
      (module) => {
        if (mounted) setSnackbars(() => module.Snackbars);
      },
      // Without it messages stay unseen, and everything else works.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);
  return Snackbars && <Snackbars />;
}
