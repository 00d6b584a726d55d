/*
 * The shape of `@guadua/docgen/reference.json`: everything that the site, its search and its
 * Markdown files describe the packages. Texts are Spanish; in descriptions, code stands between
 * backticks.
 */

/** The whole reference. */
export interface Reference {
  /** By path of the route table, such as `/select/basic`. */
  readonly pages: Readonly<Record<string, PageReference>>;
}

/** What stands on one page. */
export interface PageReference {
  readonly components: readonly ComponentReference[];
  readonly functions: readonly FunctionReference[];
  /** Objects that props, parameters and results are made of. */
  readonly types: readonly TypeReference[];
  readonly keys: readonly KeyReference[];
}

/** What has a name and an import. */
interface NamedReference {
  /** Anchor on its page. */
  readonly id: string;
  readonly name: string;
  /** Such as `@guadua/utils/ui`. */
  readonly importFrom: string;
  readonly description: string;
}

export interface ComponentReference extends NamedReference {
  /** The page that describes all its props, where this one picks some. */
  readonly fullAt?: string;
  /** The required ones first. */
  readonly props: readonly PropReference[];
  /** The element whose native attributes it takes besides, such as `button`. */
  readonly element?: string;
  readonly cssVariables: readonly CssVariableReference[];
  readonly dataAttributes: readonly DataAttributeReference[];
}

export interface PropReference {
  /** Anchor on its page. Components of one page that share a prop share its anchor. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Code, or a sentence where it is no literal. */
  readonly default?: string;
  readonly description: string;
  /** The settings with which it exists, or has this type: `con multiple`. */
  readonly when?: string;
}

export interface CssVariableReference {
  readonly name: string;
  readonly default?: string;
  readonly description: string;
}

export interface DataAttributeReference {
  readonly name: string;
  /** What it may be; left out for one that is there or not. */
  readonly values?: readonly string[];
  /** The part that carries it, by the name that `classNames` has for it; left out for the root. */
  readonly part?: string;
  readonly description: string;
}

export interface FunctionReference extends NamedReference {
  readonly signature: string;
  readonly parameters: readonly ParameterReference[];
  /** What it gives; left out where it gives nothing. */
  readonly returns?: string;
}

export interface ParameterReference {
  /** A field of an object of options has the object's name before it: `options.length`. */
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly description: string;
}

export interface TypeReference extends NamedReference {
  readonly props: readonly PropReference[];
}

/** What some keys do, and the test that proves it. */
export interface KeyReference {
  /** Each by itself does it; keys pressed together are joined by ` + `. */
  readonly keys: readonly string[];
  /** Of what, where the page has several widgets. */
  readonly widget?: string;
  readonly action: string;
  readonly test: {
    /** From the root of the repository. */
    readonly file: string;
    readonly title: string;
  };
}

/** Something that the sources or the texts lack; any of them fails the build. */
export interface Problem {
  /** File and line, from the root of the repository. */
  readonly at: string;
  readonly message: string;
}
