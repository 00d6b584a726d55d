import type { Location, NavigationType } from 'react-router';
import type { PageContent } from './page-content';
import type { PageVisit } from './page-visit';

/** What the site shows, and what it may show next. */
export interface SiteState {
  readonly location: Location;
  readonly action: NavigationType;
  readonly page: PageVisit;
  /** The page that the last link somebody pointed at leads to. */
  readonly ahead: PageVisit | undefined;
  /** The last page's `id`. */
  readonly lastId: number;
}

/** What a navigation brings. */
export interface Arrival {
  readonly location: Location;
  readonly action: NavigationType;
  readonly content: PageContent;
}

/** The page of a document that has just come. */
export function firstVisit(pathname: string, content: PageContent): PageVisit {
  return { id: 0, pathname, content, atOnce: true, ahead: false };
}

/**
 * The state after a navigation. A page stays as it is while one moves between its anchors, and comes
 * afresh when somebody asks for the address they are at.
 */
export function arrive(state: SiteState, { location, action, content }: Arrival): SiteState {
  const { pathname, search, hash } = location;
  const { page, ahead } = state;
  const returns = action === 'POP' || hash !== '';
  if (pathname === page.pathname && (returns || search !== state.location.search)) {
    const same = content === page.content;
    return { ...state, location, action, page: same ? page : { ...page, content } };
  }
  if (ahead?.pathname === pathname && !returns) {
    return { ...state, location, action, page: ahead, ahead: undefined };
  }
  const id = state.lastId + 1;
  const next: PageVisit = { id, pathname, content, atOnce: returns, ahead: false };
  return { location, action, page: next, ahead: undefined, lastId: id };
}

/** The state with a page made ready, in place of the one that was. */
export function makeReady(state: SiteState, pathname: string, content: PageContent): SiteState {
  if (pathname === state.page.pathname || pathname === state.ahead?.pathname) return state;
  const id = state.lastId + 1;
  const ahead: PageVisit = { id, pathname, content, atOnce: false, ahead: true };
  return { ...state, ahead, lastId: id };
}
