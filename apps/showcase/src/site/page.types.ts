import type { ComponentType } from 'react';
import type { PageGroup } from './page-groups';
import type { PageImports, PageUsage } from './page-meta.types';

/** A row of the route table: what every first load has to know of a page. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly group?: PageGroup;
  readonly entry?: string;
  /** The folder below `src/pages` that it is in: `ui`, `forms`, … */
  readonly section: string;
  readonly load: () => Promise<PageModule>;
}

/** What is loaded to show a page. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Home has none. */
  readonly FACTS?: PageFacts;
}

/** What a page says of itself beyond the route table, and what the build adds. */
export interface PageFacts {
  readonly lead: string;
  readonly imports?: PageImports;
  readonly usage?: PageUsage;
  /** Names of its examples that the command line of shadcn copies. */
  readonly registry?: readonly string[];
  /** Its module, from the site's folder: `src/pages/ui/buttons/page.tsx`. */
  readonly file: string;
  /** Version of the packages. */
  readonly version: string;
  /** Bytes (gzip) of what its import line brings, React and styles apart. */
  readonly size?: number;
  /** Bytes that it adds where the rest of its package, as this site shows it, is used already. */
  readonly beside?: number;
  /** Day of its last change: `2026-11-20`. */
  readonly updated?: string;
  /** What the last `pnpm bench site` found. */
  readonly measured?: MeasuredPage;
}

/** How a page did on a phone of the middle class, on a mobile network. */
export interface MeasuredPage {
  /** Day of the measurement: `2026-11-20`. */
  readonly date: string;
  /** Milliseconds to the first paint. */
  readonly firstPaint: number;
  /** Milliseconds to the paint after the slowest of the scripted actions. */
  readonly interaction: number;
  /** Rules of axe that it breaks. */
  readonly violations: number;
}
