declare module '*?source' {
  import type { HighlightedSource } from './demo/source.types';

  const source: HighlightedSource;
  // biome-ignore lint/style/noDefaultExport: the shape of Vite's own query imports
  export default source;
}

declare module 'virtual:pages' {
  export const PAGES: readonly import('./site/page.types').SitePage[];
}

declare module 'virtual:overview' {
  export const OVERVIEW: readonly import('./site/overview.types').OverviewGroup[];
}

declare module 'virtual:releases' {
  export const RELEASES: readonly import('./site/release.types').Release[];
}

declare module 'virtual:measurements' {
  export const SIZES: readonly import('./site/measurements.types').MeasuredSize[];
  export const SHARED: import('./site/measurements.types').SharedComponents;
  export const BENCHMARKS: readonly import('./site/measurements.types').Benchmark[];
}

declare module 'controls:versions' {
  const versions: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: as above
  export default versions;
}

declare module 'controls:*' {
  import type { ReferenceSlice } from './playground/playground.types';

  const slice: ReferenceSlice;
  // biome-ignore lint/style/noDefaultExport: as above
  export default slice;
}

declare module 'virtual:reference' {
  /** The static parts of a page, as HTML. */
  export interface ReferenceHtml {
    readonly reference: string;
    readonly keys: string;
  }

  /** Where the file of each page is. */
  export const folder: string;
  /** The parts of each page; in the browser, none. */
  export const pages: Readonly<Record<string, ReferenceHtml>>;
}
