/** What `import source from './examples/simple.tsx?source'` gives. */
export interface HighlightedSource {
  /** Name of the file, such as `simple.tsx`. */
  readonly file: string;
  readonly lines: number;
  /** The component that it exports first; none for data and styles. */
  readonly component?: string;
  /** Files with data that it imports from beside it; the page's section "Datos" shows them. */
  readonly data: readonly string[];
  /** The style sheets of what it imports, that of `@guadua/utils` first. */
  readonly styles?: readonly string[];
  /** What it imports from React. */
  readonly react?: readonly string[];
  /** The text with its colours, on the server. */
  readonly html?: string;
  /** Brings it, in the browser. */
  readonly load?: () => Promise<{ default: string }>;
}
