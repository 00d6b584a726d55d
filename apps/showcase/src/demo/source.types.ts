/** What `import code from './examples/simple.tsx?source'` gives: coloured at build time. */
export interface HighlightedSource {
  /** Name of the file, such as `simple.tsx`. */
  readonly file: string;
  /** Kind of token and its text in turn: `['k', 'import', '', ' { Button } ', …]`. */
  readonly tokens: readonly string[];
}
