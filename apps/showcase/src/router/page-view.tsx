import { ErrorPage } from '../shell/error-page';
import { Layout } from '../shell/layout';
import { PageBoundary } from './page-boundary';
import type { PageContent } from './page-content';

/** The site with a page in it, the same on the server and in the browser. */
export function PageView({ content }: { content: PageContent }) {
  return (
    <Layout>
      <PageBoundary>
        {content.kind === 'page' ? <content.Page /> : <ErrorPage error={content.error} />}
      </PageBoundary>
    </Layout>
  );
}
