import { listen, together } from '../internal/dom';
import { isComposing } from '../internal/is-composing';
import type { SnackbarStore } from './snackbar-store';

/** The keys of the snackbars (SNK-3, SNK-4). When the focused one goes, the focus returns to where it came from. */
export function listenSnackbarKeys(host: HTMLElement, store: SnackbarStore): () => void {
  let origin: HTMLElement | null = null;
  const isInside = (node: unknown) => host.contains(node as Node | null);
  const bodies = () => [
    ...host.querySelectorAll<HTMLElement>(
      '.gd-snackbar:not([data-phase="leaving"]) > [role="group"]',
    ),
  ];
  const goBack = () => {
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const giveBack = () => {
    const focused = document.activeElement?.closest<HTMLElement>('.gd-snackbar')?.dataset.id;
    // A leaving snackbar will be inert: the browser would take the focus away a frame later, and give it to nothing.
    if (store.records().some(({ id, phase }) => id === focused && phase === 'leaving')) goBack();
  };
  const remember = ({ target, relatedTarget: from }: FocusEvent) => {
    if (!isInside(target) || isInside(from)) return;
    origin = from instanceof HTMLElement ? from : null;
  };
  const press = (event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    const newest = bodies().at(-1);
    if (!newest || event.defaultPrevented || isComposing(event) || isModified) return;
    const { activeElement } = document;
    const isFocused = isInside(activeElement);
    if (event.key === 'F6') {
      event.preventDefault();
      if (isFocused) goBack();
      else newest.focus({ preventScroll: true });
    } else if (event.key === 'Escape') {
      // Escape belongs to what has the focus, and to a modal round the snackbars first (CMP-11).
      const isElsewhere = activeElement !== null && activeElement !== document.body;
      if (!isFocused && (isElsewhere || host.closest('dialog'))) return;
      const body = bodies().find((item) => item.contains(activeElement)) ?? newest;
      event.preventDefault();
      store.dismiss(body.parentElement?.dataset.id ?? '');
    }
  };
  // A press with the mouse may select the text, for which the focus has to come; without a selection it goes back.
  const click = ({ target }: MouseEvent) => {
    if (!isInside(target) || !document.getSelection()?.isCollapsed) return;
    if (bodies().some((body) => body === document.activeElement)) goBack();
  };
  return together([
    listen(document, 'focusin', remember),
    listen(document, 'keydown', press),
    listen(document, 'click', click),
    store.subscribe(giveBack),
  ]);
}
