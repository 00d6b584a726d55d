import { useCallback, useRef } from 'react';
import type { PagePart } from '../demo/page-contents';
import { AnchorHeading } from '../demo/section';
import { unfoldAround } from '../router/unfold-around';
import { StaticHtml } from './static-html';

/** The tables of what the page shows, made from the types of the packages (DMO-4). */
export function Reference({ id, title }: PagePart) {
  const html = useRef<HTMLDivElement>(null);
  const start = useCallback((late: boolean) => {
    const element = html.current;
    if (!element) return undefined;
    if (late) goToAnchor(element);
    const filter = ({ target }: Event) => {
      import('./filter-reference').then(({ filterReference }) => {
        if (target instanceof HTMLInputElement) filterReference(element, target.value);
      });
    };
    const clear = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || !(target instanceof HTMLInputElement) || !target.value) return;
      // Not every browser does this to a search box.
      event.preventDefault();
      target.value = '';
      filter(event);
    };
    const unfold = ({ target }: Event) => {
      if (target instanceof HTMLButtonElement && target.matches('.ref-all'))
        unfoldAll(element, target);
    };
    element.addEventListener('click', unfold);
    element.addEventListener('input', filter);
    element.addEventListener('keydown', clear);
    return () => {
      element.removeEventListener('click', unfold);
      element.removeEventListener('input', filter);
      element.removeEventListener('keydown', clear);
    };
  }, []);
  return (
    <section className="section reference">
      <AnchorHeading id={id} title={title} />
      <StaticHtml part="reference" htmlRef={html} onReady={start} />
    </section>
  );
}

/** Opens every part, or closes them where all are open. */
function unfoldAll(root: HTMLElement, button: HTMLButtonElement) {
  const groups = [...root.querySelectorAll('details')];
  const open = groups.some((group) => !group.open);
  for (const group of groups) group.open = open;
  button.textContent = open ? 'Plegar todo' : 'Desplegar todo';
}

/** What came after the page was not there to be scrolled to; a reader who moved on meanwhile stays. */
function goToAnchor(element: HTMLElement) {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !element.contains(target) || window.scrollY > 0) return;
  unfoldAround(target);
  target.scrollIntoView();
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
