import type { Location, NavigationType } from 'react-router';
import type { PageContent } from './page-content';
import type { PageVisit } from './page-visit';

/** What the site shows, and what it may show next. */
export interface SiteState {
  readonly location: Location;
  readonly action: NavigationType;
  readonly page: PageVisit;
  /** The page of the link that was pointed at last. */
  readonly preloaded: PageVisit | undefined;
  /** The last page's `id`. */
  readonly lastId: number;
}

/** What a navigation brings. */
export interface NavigationResult {
  readonly location: Location;
  readonly action: NavigationType;
  readonly content: PageContent;
}

/** The page of a document that has just come. */
export function firstVisit(pathname: string, content: PageContent): PageVisit {
  return { id: 0, pathname, content, renderWhole: true, preloaded: false };
}

/**
 * The state after a navigation. A page stays as it is while one moves between its anchors, and comes
 * afresh when the current address is asked for.
 */
export function navigate(
  state: SiteState,
  { location, action, content }: NavigationResult,
): SiteState {
  const { pathname, search, hash } = location;
  const { page, preloaded } = state;
  const returns = action === 'POP' || hash !== '';
  if (pathname === page.pathname && (returns || search !== state.location.search)) {
    const same = content === page.content;
    return { ...state, location, action, page: same ? page : { ...page, content } };
  }
  if (preloaded?.pathname === pathname && !returns) {
    return { ...state, location, action, page: preloaded, preloaded: undefined };
  }
  const id = state.lastId + 1;
  const next: PageVisit = { id, pathname, content, renderWhole: returns, preloaded: false };
  return { location, action, page: next, preloaded: undefined, lastId: id };
}

/** The state with a page made ready, in place of the one that was. */
export function preload(state: SiteState, pathname: string, content: PageContent): SiteState {
  if (pathname === state.page.pathname || pathname === state.preloaded?.pathname) return state;
  const id = state.lastId + 1;
  const preloaded: PageVisit = { id, pathname, content, renderWhole: false, preloaded: true };
  return { ...state, preloaded, lastId: id };
}
