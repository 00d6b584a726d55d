declare module '*?source' {
  import type { HighlightedSource } from './demo/source.types';

  const source: HighlightedSource;
  // biome-ignore lint/style/noDefaultExport: the shape of Vite's own query imports
  export default source;
}
