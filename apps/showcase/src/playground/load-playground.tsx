import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { Playgrounds } from './playground.types';
import { PLAYGROUND_ID } from './playground-id';

interface PlaygroundsModule {
  PLAYGROUNDS: Playgrounds;
}

interface PlaygroundSectionProps {
  /** For the list "En esta página"; see `DemoPage`. */
  title: string;
}

/** What a person does first; a machine that only loads the page does none of it. */
const FIRST_INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll'];

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
        return { default: await importPlayground(load) };
      })
    : // A prerendered page has these rules in its HTML: the same again would have the browser style
      // all of the page anew, in the middle of what a person does.
      (await Promise.all([importPlayground(load), import('./playground.css')]))[0];

  // Rendered again before it is taken over, the playground would be thrown away and made anew.
  return memo(function PlaygroundSection() {
    const [ready, setReady] = useState(false);
    const section = useRef<HTMLElement>(null);
    useEffect(() => (ready ? undefined : keepClicks(section.current)), [ready]);

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

/** Reports that its siblings are hydrated. */
function Ready({ onReady }: { onReady: (ready: boolean) => void }) {
  useEffect(() => onReady(true), [onReady]);
  return null;
}

/**
 * Holds back the clicks on an element, and clicks where the last one was when that ends: React would
 * drop what it has not taken over yet.
 */
function keepClicks(element: HTMLElement | null): () => void {
  let last: HTMLElement | undefined;
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !element?.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    last = event.target.closest<HTMLElement>('button, label, input, a, [role]') ?? undefined;
  };
  document.addEventListener('click', keep, { capture: true });
  return () => {
    document.removeEventListener('click', keep, { capture: true });
    if (last?.isConnected) last.click();
  };
}

/** Resolves when a person does something, or at once where a link brought settings along. */
function firstInteraction(): Promise<void> {
  if (location.search) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    for (const type of FIRST_INTERACTIONS) {
      window.addEventListener(
        type,
        ({ type, target }) => {
          // A carousel scrolls by itself.
          if (type === 'scroll' && target !== document) return;
          controller.abort();
          resolve();
        },
        { signal: controller.signal, capture: true, passive: true },
      );
    }
  });
}
