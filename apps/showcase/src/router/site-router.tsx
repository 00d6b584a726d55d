import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { changesPolicy } from './changes-policy';
import { contentAt, loadContent, type PageContent } from './page-content';
import { PageView } from './page-view';
import { scrollPositions } from './scroll-positions';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

interface SiteRouterProps {
  history: BrowserHistory;
  /** What the first address shows: its module has to be there before React takes over. */
  first: PageContent;
}

/**
 * Shows the page of the current address, and keeps the old one until the module of the next has
 * arrived. The rest is react-router's own; its data router, which does this too, and loaders,
 * actions and fetchers that nothing here needs, would be 24 kB (gzip) more on every page.
 */
export function SiteRouter({ history, first }: SiteRouterProps) {
  const [shown, setShown] = useState({
    location: history.location,
    action: history.action,
    content: first,
  });
  const [scroll] = useState(scrollPositions);
  const left = useRef(shown.location.key);

  useLayoutEffect(() => {
    let newest = 0;
    return history.listen(({ location, action }) => {
      scroll.leave(left.current);
      left.current = location.key;
      newest += 1;
      const visit = newest;
      const show = (content: PageContent) => {
        if (visit === newest) startTransition(() => setShown({ location, action, content }));
      };
      const content = contentAt(location.pathname);
      if (content) show(content);
      else void loadContent(location.pathname).then(show);
    });
  }, [history, scroll]);

  useEffect(() => scroll.start(() => left.current), [scroll]);
  const { location, action } = shown;
  const initial = useRef(location);
  useLayoutEffect(() => {
    // The browser has placed the first page already: at its anchor, or where it was.
    if (initial.current !== location) scroll.restore(location, action === 'POP');
  }, [scroll, location, action]);

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
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <PageView content={shown.content} />
    </Router>
  );
}
