/** What the site says of a function that its English comment can't. */
export interface FunctionText {
  /** What it does; a member of an object may say so in its own comment. */
  readonly description?: string;
  /** What each parameter is, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
}
