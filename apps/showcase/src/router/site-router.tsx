import { matchesMedia, REDUCED_MOTION_QUERY } from '@guadua/utils/internal';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { keepHeights } from '../demo/take-over';
import { pageAt } from '../site/routes';
import { changesPolicy } from './changes-policy';
import { contentAt, loadContent, type PageContent } from './page-content';
import { PageView } from './page-view';
import { entryKey, scrollPositions } from './scroll-positions';
import { firstVisit, navigate, preload, type SiteState } from './site-state';
import { useSiteLinks } from './use-site-links';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

interface SiteRouterProps {
  history: BrowserHistory;
  /** The address that the markup is of, and what it shows: its module has to be there before React takes over. */
  first: { location: BrowserHistory['location']; content: PageContent };
}

/**
 * Shows the page of the current address, and keeps the old one until the module of the next has
 * loaded. The rest is react-router's own; its data router, which does this too, and loaders,
 * actions and fetchers that nothing here needs, would be 24 kB (gzip) more on every page.
 */
export function SiteRouter({ history, first }: SiteRouterProps) {
  const [state, setState] = useState<SiteState>(() => ({
    location: first.location,
    action: history.action,
    page: firstVisit(first.location.pathname, first.content),
    preloaded: undefined,
    lastId: 0,
  }));
  const { location, action, page, preloaded } = state;
  // Changes of different urgency build on each other here, in their order. React would do the urgent
  // one first, then all of them again: a page would be mounted, and mounted anew as one made ready.
  const latest = useRef(state);
  const change = useCallback((next: SiteState) => {
    latest.current = next;
    setState(next);
  }, []);
  const [scroll] = useState(scrollPositions);
  const left = useRef('');
  const shownPath = useRef(location.pathname);

  useLayoutEffect(() => {
    let newest = 0;
    left.current = entryKey();
    const onChange = ({ location, action }: Pick<BrowserHistory, 'location' | 'action'>) => {
      scroll.leave(left.current);
      left.current = entryKey();
      keepHeights();
      newest += 1;
      const visit = newest;
      const show = (content: PageContent) => {
        if (visit !== newest) return;
        startTransition(() => change(navigate(latest.current, { location, action, content })));
      };
      const content = contentAt(location.pathname);
      if (content) show(content);
      else void loadContent(location.pathname).then(show);
    };
    // One may have gone elsewhere since the markup was loaded.
    const shown = latest.current.location;
    if (history.createHref(history.location) !== history.createHref(shown)) onChange(history);
    return history.listen(onChange);
  }, [history, scroll, change]);

  useEffect(() => scroll.start(() => left.current), [scroll]);
  const initial = useRef(location);
  useLayoutEffect(() => {
    // The browser has placed the first page already: at its anchor, or where it was.
    if (initial.current === location) return;
    scroll.restore({ key: left.current, hash: location.hash });
    if (shownPath.current !== location.pathname) fadeIn();
    shownPath.current = location.pathname;
  }, [scroll, location]);

  const navigator = useMemo(
    () => ({
      ...history,
      push: (...[to, state]: Parameters<BrowserHistory['push']>) => {
        const href = history.createHref(to);
        if (changesPolicy(href)) window.location.assign(href);
        else history.push(to, state);
      },
    }),
    [history],
  );
  const prepare = useCallback(
    async (pathname: string) => {
      if (!pageAt(pathname)) return;
      const content = await loadContent(pathname);
      // A failure will show when they go there.
      if (content.kind === 'failed' || changesPolicy(pathname)) return;
      startTransition(() => change(preload(latest.current, pathname, content)));
    },
    [change],
  );
  useSiteLinks(navigator, prepare);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <PageView page={page} preloaded={preloaded} />
    </Router>
  );
}

/** A view transition would show the new page only once it has pictures of both: 50 to 100 ms later on a slow phone. */
function fadeIn(): void {
  if (matchesMedia(REDUCED_MOTION_QUERY)) return;
  const page = document.getElementById('contenido');
  page?.animate([{ opacity: 0.2 }, {}], { duration: 140, easing: 'ease-out' });
}
