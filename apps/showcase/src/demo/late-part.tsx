import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { loadWithRetry } from './load-with-retry';
import { firstInteraction, keepOrders, Ready } from './take-over';

interface LatePartOptions {
  /** Sets it apart from the other late parts of its page. */
  name: string;
  load: () => Promise<ComponentType>;
  /**
   * What a person has to touch before it is loaded: anything of the page, or the part itself.
   * @default 'page'
   */
  within?: 'page' | 'part';
}

/**
 * A part of a page whose script, and what that imports, stays out of the first load: a prerendered page
 * shows its HTML, and React takes it over once a person comes to it. What was typed before that stays.
 */
export async function loadLatePart({
  name,
  load,
  within = 'page',
}: LatePartOptions): Promise<ComponentType> {
  const prerendered = import.meta.env.SSR
    ? null
    : document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  // Listens from here on: React asks for the part only once it has come to take it over.
  const interaction = prerendered && firstInteraction(within === 'page' ? undefined : prerendered);
  const Part = interaction
    ? lazy(async () => {
        await interaction;
        return { default: await loadWithRetry(load) };
      })
    : await load();

  // Rendered again before it is taken over, the part would be thrown away and made anew.
  return memo(function LatePart() {
    const [ready, setReady] = useState(false);
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => (ready ? undefined : keepOrders(root.current)), [ready]);
    return (
      <div ref={root} data-part={name} data-ready={ready || undefined}>
        <Suspense fallback={null}>
          <Part />
          <Ready onReady={setReady} />
        </Suspense>
      </div>
    );
  });
}
