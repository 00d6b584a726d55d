import { readPages } from '../build/pages.ts';

/** The pages of the site, as the built one has them. */
export const PAGES = await readPages();

/** The document's title for a page, or for an address where there is none. */
export { documentTitle } from '../src/site/document-title.ts';
