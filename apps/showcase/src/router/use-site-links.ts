import { useEffect } from 'react';
import type { Navigator } from 'react-router';

/**
 * Takes clicks on links within the site to the router, and reports when one is pointed at. One
 * listener of each kind for the whole document, so that a link has nothing to do when the page
 * changes around it; before they are there, a link is what any link is.
 *
 * @param onIntent Called with the path that a link leads to.
 */
export function useSiteLinks(navigator: Navigator, onIntent: (pathname: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = siteLink(event);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const again = href === window.location.href;
      navigator[again ? 'replace' : 'push']({ pathname, search, hash });
    };
    const onPoint = (event: Event) => {
      const link = siteLink(event);
      if (link) onIntent(link.pathname);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPoint);
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [navigator, onIntent]);
}

function siteLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[data-site-link]') : null;
}

/** Whether a click asks for another tab or window, a download, or the browser's menu. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
