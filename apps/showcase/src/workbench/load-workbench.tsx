import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { Benches } from './workbench.types';
import { WORKBENCH_ID } from './workbench-id';

interface BenchesModule {
  BENCHES: Benches;
}

interface WorkbenchSectionProps {
  /** For the list "En esta página"; see `DemoPage`. */
  title: string;
}

/** What tells that somebody is there; a machine that only loads the page does none of it. */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll'];

/**
 * The bench of a page, whose script stays out of the first load: a prerendered page shows its HTML,
 * and React takes it over once a person moves. On a page that is built in the browser it comes along
 * with the page.
 *
 * @param page The page's folder, such as `ui/buttons`.
 */
export async function loadWorkbench(
  page: string,
  load: () => Promise<BenchesModule>,
): Promise<ComponentType<WorkbenchSectionProps>> {
  const prerendered =
    !import.meta.env.SSR && document.querySelector(`[data-bench="${page}"]`) !== null;
  // Listens from here on: React asks for the bench only once it has come to take it over.
  const alive = prerendered ? signOfLife() : undefined;
  const Bench = alive
    ? lazy(async () => {
        await alive;
        return { default: await loadBench(load) };
      })
    : // A prerendered page has these rules in its HTML: the same again would have the browser style
      // all of the page anew, in the middle of what a person does.
      (await Promise.all([loadBench(load), import('./workbench.css')]))[0];

  // Rendered again before it is taken over, the bench would be thrown away and made anew.
  return memo(function WorkbenchSection() {
    const [ready, setReady] = useState(false);
    const section = useRef<HTMLElement>(null);
    useEffect(() => (ready ? undefined : keepClicks(section.current)), [ready]);

    return (
      <section
        ref={section}
        id={WORKBENCH_ID}
        className="bench"
        aria-label="Banco de pruebas"
        data-bench={page}
        data-ready={ready || undefined}
      >
        <Suspense fallback={null}>
          <Bench />
          <Ready onReady={setReady} />
        </Suspense>
      </section>
    );
  });
}

async function loadBench(load: () => Promise<BenchesModule>): Promise<ComponentType> {
  const [{ Workbench }, { BENCHES }] = await Promise.all([import('./workbench'), load()]);
  return () => <Workbench benches={BENCHES} />;
}

/** Says that what stands beside it has been taken over. */
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
function signOfLife(): Promise<void> {
  if (location.search) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(
        sign,
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
