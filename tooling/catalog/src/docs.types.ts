/** What each parameter of a function is, by its name. */
export type ParameterTexts = Readonly<Record<string, string>>;

/** A row of a key table, and the test that proves it. */
export interface KeyRow {
  /** Each of them does it; keys pressed together are joined by ` + `. */
  readonly keys: readonly string[];
  /** What they do. */
  readonly action: string;
  /** Title of the test. */
  readonly test: string;
  /** The file with the test, from the docs file; left out where the table names it. */
  readonly file?: string;
}

/** The keys of one component. */
export interface KeyTable {
  /** Of what, where its page has several components. */
  readonly widget?: string;
  /** The file with the tests, from the docs file. */
  readonly file: string;
  readonly rows: readonly KeyRow[];
}

/** Some props of a component that another page describes in full. */
export interface Excerpt {
  /** The page with all of its props. */
  readonly fullAt: string;
  readonly props: readonly string[];
}

/**
 * What one page of the site says of a component or of a group of functions: which names it describes, by their own
 * comments, and what those can't say. Texts are in Spanish; code stands between backticks.
 */
export interface DocsSection {
  /** Path of the page: `/forms/pin`. */
  readonly page: string;
  /**
   * Place among the sections of the page.
   * @default 0
   */
  readonly order?: number;
  readonly components?: readonly string[];
  readonly excerpts?: Readonly<Record<string, Excerpt>>;
  /** By the exported name; a member of an object has the object's name before it: `cookies.get`. */
  readonly functions?: Readonly<Record<string, ParameterTexts>>;
  readonly types?: readonly string[];
  /** What each CSS variable decides; `null` for one that the component sets by itself. */
  readonly variables?: Readonly<Record<string, string | null>>;
  /**
   * What each data attribute says, where neither its type nor `shared-attributes.ts` says it; `null` for
   * one that only the component itself needs.
   */
  readonly dataAttributes?: Readonly<Record<string, string | null>>;
  readonly keys?: readonly KeyTable[];
  /** Where the imports of a component say too little or too much of which files are its own. */
  readonly files?: Readonly<Record<string, ComponentFiles>>;
}

/** The files of a component, where its imports don't show them. */
export interface ComponentFiles {
  /** Its style sheets, from the docs file. */
  readonly styles?: readonly string[];
  /** The part that the root element of a module is: `{ 'select-option.tsx': 'option' }`. */
  readonly parts?: Readonly<Record<string, string>>;
  /** `false` where the data attributes of its module are another component's. */
  readonly hasAttributes?: boolean;
}

/** What a module `*.docs.ts` exports as `docs`: one section for each page. */
export type ComponentDocs = readonly DocsSection[];
