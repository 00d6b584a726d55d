import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { documentTitle } from '../site/document-title';
import { pageAt } from '../site/routes';

/**
 * What a document does by itself when it is loaded, for pages that are only exchanged: the title,
 * and the focus on the new heading or on the anchor that was asked for (SHL-5).
 */
export function usePageNavigation(): void {
  const location = useLocation();
  const focusedFor = useRef(location);
  useEffect(() => {
    document.title = documentTitle(pageAt(location.pathname));
    // The first page is the browser's own affair: its focus stays where a fresh document has it.
    if (focusedFor.current === location) return;
    focusedFor.current = location;
    const target =
      document.getElementById(decodeURIComponent(location.hash.slice(1))) ??
      document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    // A control is focusable by itself, and stays within reach of the Tab key.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [location]);
}
