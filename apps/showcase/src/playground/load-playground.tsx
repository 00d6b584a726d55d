import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { loadWithRetry } from '../demo/load-with-retry';
import { firstInteraction, keepOrders, Ready } from '../demo/take-over';
import type { Playgrounds } from './playground.types';
import { PLAYGROUND_ID } from './playground-id';

interface PlaygroundsModule {
  PLAYGROUNDS: Playgrounds;
}

interface PlaygroundSectionProps {
  /** For the list "En esta página"; see `DemoPage`. */
  title: string;
}

/**
 * The playground of a page, whose script stays out of the first load: a prerendered page shows its HTML,
 * and React takes it over once a person moves. On a page that is built in the browser it comes along
 * with the page.
 *
 * @param page The page's folder, such as `ui/buttons`.
 */
export async function loadPlayground(
  page: string,
  load: () => Promise<PlaygroundsModule>,
): Promise<ComponentType<PlaygroundSectionProps>> {
  const prerendered =
    !import.meta.env.SSR && document.querySelector(`[data-playground="${page}"]`) !== null;
  // Listens from here on: React asks for the playground only once it has come to take it over.
  const interaction = prerendered ? firstInteraction() : undefined;
  const Playground = interaction
    ? lazy(async () => {
        await interaction;
        return { default: await loadWithRetry(() => importPlayground(load)) };
      })
    : // A prerendered page has these rules in its HTML: the same again would have the browser style
      // all of the page anew, in the middle of what a person does.
      (await Promise.all([importPlayground(load), import('./playground.css')]))[0];

  // Rendered again before it is taken over, the playground would be thrown away and made anew.
  return memo(function PlaygroundSection() {
    const [ready, setReady] = useState(false);
    const section = useRef<HTMLElement>(null);
    useEffect(() => (ready ? undefined : keepOrders(section.current)), [ready]);

    return (
      <section
        ref={section}
        id={PLAYGROUND_ID}
        className="playground"
        aria-label="Banco de pruebas"
        data-playground={page}
        data-ready={ready || undefined}
      >
        <Suspense fallback={null}>
          <Playground />
          <Ready onReady={setReady} />
        </Suspense>
      </section>
    );
  });
}

async function importPlayground(load: () => Promise<PlaygroundsModule>): Promise<ComponentType> {
  const [{ Playground }, { PLAYGROUNDS }] = await Promise.all([import('./playground'), load()]);
  return () => <Playground playgrounds={PLAYGROUNDS} />;
}
