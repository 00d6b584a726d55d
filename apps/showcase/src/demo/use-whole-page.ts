import { startTransition, useEffect, useState } from 'react';
import { usePageVisit } from '../router/page-visit';

/**
 * Whether a page shows all of its parts. One that a link leads to shows its beginning first, which
 * is all that a screen holds and takes a third of the time; the rest follows in slices that let
 * clicks and keys through.
 */
export function useWholePage(): boolean {
  const { renderWhole } = usePageVisit();
  const [whole, setWhole] = useState(renderWhole);
  // A page that is made ready out of sight has no effects until it is shown.
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return whole;
}
