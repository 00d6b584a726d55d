/** What a result is; also the group that it is listed in. */
export type ResultKind = 'page' | 'example' | 'section' | 'api' | 'key';

/**
 * What the build writes to `busqueda.json`: the pages as they were prerendered, without their
 * demos. Everybody who searches fetches it, so it repeats nothing.
 */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

/** One page of the index; its title is in the route table. */
export interface IndexedPage {
  readonly path: string;
  readonly lead: string;
  /** Examples: heading, the sentence under it, and the anchor where it isn't the heading's own. */
  readonly examples: readonly (readonly [title: string, note: string, id?: string])[];
  /** Parts that are no example. */
  readonly sections: readonly (readonly [title: string, id?: string])[];
  /** The reference of the page. */
  readonly api: readonly IndexedApi[];
  /** What the keyboard does. */
  readonly keys: readonly (readonly [anchor: string, keys: string, effect: string])[];
}

/**
 * A component, a function or a type, and the names of what it takes. Where a
 * name's anchor isn't the usual one (`apiAnchor`), `anchors` has it: an empty one stands for the page,
 * and under an empty name for all of them.
 */
export type IndexedApi = readonly [
  name: string,
  props: readonly string[],
  anchors?: Readonly<Record<string, string>>,
];

/** Something that can be found. */
export interface SearchEntry {
  readonly kind: ResultKind;
  /** Where it is: a path of the site, with an anchor unless it is a page. */
  readonly href: string;
  readonly title: string;
  /** The page or the component that it belongs to. */
  readonly context: string;
  readonly text: string;
}

/** An entry with the words of it that were looked for, folded. */
export interface SearchResult extends SearchEntry {
  /** Its place among all entries, which no other result has. */
  readonly id: number;
  readonly words: readonly string[];
}

/** Results of one kind, best first. */
export interface ResultGroup {
  readonly kind: ResultKind;
  readonly results: readonly SearchResult[];
}
