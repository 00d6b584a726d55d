import { createContext, use } from 'react';
import type { AboutPage, PageContent } from './page-content';

/** A page that is shown, or made ready out of sight, from its first render to its last. */
export interface PageVisit {
  readonly id: number;
  readonly pathname: string;
  readonly content: PageContent;
  /** Whether it needs its whole height at once: it is the first one, was left before, or has an anchor to go to. */
  readonly renderWhole: boolean;
  /** Whether it was prepared before it was asked for. */
  readonly preloaded: boolean;
}

/**
 * The page around a component. Unlike the router's location it is the page's own while that is made
 * ready, and the same when it is shown: nothing renders again.
 */
export const PageVisitContext = createContext<PageVisit | undefined>(undefined);

export function usePageVisit(): PageVisit {
  const visit = use(PageVisitContext);
  if (!visit) throw new Error('There is no page around this component.');
  return visit;
}

/** The page around a component: its row of the route table and its facts; none on a lost visitor's. */
export function useAboutPage(): AboutPage | undefined {
  const { content } = usePageVisit();
  return content.kind === 'page' ? content.about : undefined;
}
