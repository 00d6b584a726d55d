import { Activity } from 'react';
import { ErrorPage } from '../shell/error-page';
import { Layout } from '../shell/layout';
import { PageBoundary } from './page-boundary';
import { type PageVisit, PageVisitContext } from './page-visit';

interface PageViewProps {
  page: PageVisit;
  /** The page to make ready out of sight, without its effects. */
  preloaded?: PageVisit | undefined;
}

/** The site with a page in it, the same on the server and in the browser. */
export function PageView({ page, preloaded }: PageViewProps) {
  return (
    <Layout>
      {[page, preloaded].map(
        (visit) =>
          visit && (
            <Visit key={visit.id} visit={visit} mode={visit === page ? 'visible' : 'hidden'} />
          ),
      )}
    </Layout>
  );
}

function Visit({ visit, mode }: { visit: PageVisit; mode: 'visible' | 'hidden' }) {
  const { content } = visit;
  const page = (
    <PageVisitContext value={visit}>
      <PageBoundary>
        {content.kind === 'page' ? <content.Page /> : <ErrorPage error={content.error} />}
      </PageBoundary>
    </PageVisitContext>
  );
  // The first page would have to wait for its turn to be hydrated.
  return visit.preloaded ? <Activity mode={mode}>{page}</Activity> : page;
}
