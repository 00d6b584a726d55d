import type { ComponentType } from 'react';
import { pageAt } from '../routes';

/** What there is to show at an address. */
export type PageContent =
  | { readonly kind: 'page'; readonly Page: ComponentType }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Modules that have arrived: their pages show without a wait. The one without a path: not found. */
const arrived = new Map<string | undefined, PageContent>();

/** The content at an address, if no module has to come first. */
export function contentAt(pathname: string): PageContent | undefined {
  return arrived.get(pageAt(pathname)?.path);
}

/** Brings the content at an address; a module that does not come is content, too. */
export async function loadContent(pathname: string): Promise<PageContent> {
  const page = pageAt(pathname);
  try {
    const Page = page
      ? (await page.load()).Page
      : (await import('../shell/not-found-page')).NotFoundPage;
    const content: PageContent = { kind: 'page', Page };
    arrived.set(page?.path, content);
    return content;
  } catch (error) {
    return { kind: 'failed', error };
  }
}
