import type { ComponentType } from 'react';
import type { PageFacts, SitePage } from '../site/page.types';
import { pageAt } from '../site/routes';

/** What there is to show at an address. */
export type PageContent =
  | { readonly kind: 'page'; readonly Page: ComponentType; readonly about?: AboutPage }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A page's row of the route table, and what came with its module. */
export interface AboutPage {
  readonly page: SitePage;
  readonly facts: PageFacts;
}

/** Modules that are loaded: their pages show without a wait. The one without a path: not found. */
const loaded = new Map<string | undefined, PageContent>();

/** The content at an address, if no module has to come first. */
export function contentAt(pathname: string): PageContent | undefined {
  return loaded.get(pageAt(pathname)?.path);
}

/** Brings the content at an address; a module that does not come is content, too. */
export async function loadContent(pathname: string): Promise<PageContent> {
  const page = pageAt(pathname);
  try {
    const content = page ? await loadPage(page) : await loadNotFound();
    loaded.set(page?.path, content);
    return content;
  } catch (error) {
    return { kind: 'failed', error };
  }
}

async function loadPage(page: SitePage): Promise<PageContent> {
  const { Page, FACTS: facts } = await page.load();
  return { kind: 'page', Page, ...(facts && { about: { page, facts } }) };
}

async function loadNotFound(): Promise<PageContent> {
  const { NotFoundPage } = await import('../shell/not-found-page');
  return { kind: 'page', Page: NotFoundPage };
}
