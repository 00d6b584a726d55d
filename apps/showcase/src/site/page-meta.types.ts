import type { DrawingName } from './drawings';
import type { PageGroup } from './page-groups';

/** What a page says of itself, in `page.meta.ts` beside its `page.tsx`. */
export interface PageMeta {
  /** Its address: `/ui/buttons`. */
  readonly path: string;
  /** The heading, and with the site's name the document's title. */
  readonly title: string;
  /** Heading of its sidebar group, and first step of its breadcrumb; none for pages that have neither. */
  readonly group?: PageGroup;
  /** Label in the sidebar; a page without one is not listed there. */
  readonly entry?: string;
  /** Its place among the pages of its group, from 1. */
  readonly order: number;
  /** One sentence: what stands under the heading, and what search engines show. */
  readonly lead: string;
  /** The same in English, for its Markdown file and `llms.txt`. */
  readonly english?: string;
  /** What a reader would import; it is shown, copied and weighed. */
  readonly imports?: PageImports;
  /** How `/componentes` shows it. */
  readonly overview?: PageOverview;
  /** When to use what the page shows, and what it is made of. */
  readonly usage?: PageUsage;
}

/** A page of a component or a function among the others. */
export interface PageOverview {
  /**
   * What it is for, in one line.
   * @default the lead of the page
   */
  readonly line?: string;
  /**
   * Its picture, one of `drawings.ts`.
   * @default 'code'
   */
  readonly drawing?: DrawingName;
}

/** Texts may hold `code` and links to other pages: `[Select](/select/basic)`. */
export interface PageUsage {
  /** What it is for, a sentence each. */
  readonly when: readonly string[];
  /** Where something else is better, and what. */
  readonly instead: readonly string[];
  /** Its parts as a tree of text; none for functions. */
  readonly anatomy?: string;
}

/** `import { Button } from '@guadua/utils/ui'`. */
export interface PageImports {
  readonly from: string;
  readonly names: readonly string[];
}
