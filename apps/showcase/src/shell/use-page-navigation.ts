import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { documentTitle, pageAt } from '../routes';

/**
 * What a document does by itself when it is loaded, for pages that are only exchanged: the title,
 * and the focus on the new heading or on the anchor that was asked for (SHL-5).
 *
 * @returns a number that changes when somebody navigates to the address they are at already, so that
 * the page's content is mounted afresh.
 */
export function usePageNavigation(): number {
  const location = useLocation();
  const type = useNavigationType();
  const [visit, setVisit] = useState({ location, count: 0 });
  if (visit.location !== location) {
    const same =
      visit.location.pathname === location.pathname &&
      visit.location.search === location.search &&
      location.hash === '' &&
      type !== 'POP';
    setVisit({ location, count: same ? visit.count + 1 : visit.count });
  }

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
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [location]);

  return visit.count;
}
