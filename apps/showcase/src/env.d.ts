declare module '*?source' {
  import type { HighlightedSource } from './demo/source.types';

  const source: HighlightedSource;
  // biome-ignore lint/style/noDefaultExport: the shape of Vite's own query imports
  export default source;
}

declare module 'virtual:releases' {
  export const RELEASES: readonly import('./facts.types').Release[];
}

declare module 'virtual:measurements' {
  export const SIZES: readonly import('./facts.types').MeasuredSize[];
  export const BENCHMARKS: readonly import('./facts.types').Benchmark[];
}
