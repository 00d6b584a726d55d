/** One input device and what it does, tick by tick, as WebDriver and WebDriver BiDi both take it. */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: object[];
}

/** A browser with one page. */
export interface Driver {
  /** `153.7.0`. */
  version: string;
  /** Goes to an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   *
   * @param source Its text; it may be asynchronous.
   * @param args Its arguments, which must survive JSON.
   * @returns What it returns, as JSON keeps it.
   */
  call(source: string, args?: readonly unknown[]): Promise<unknown>;
  /** Trusted input, as of a person. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Lets go of every key and button that is still down. */
  release(): Promise<void>;
  /** Gives the page the focus back that a window in front of it has taken. */
  activate(): Promise<void>;
  /** What the page looks like, as a PNG in base64. */
  screenshot(): Promise<string>;
  /** Ends the browser and what was started for it. */
  close(): Promise<void>;
}

/** Room for every size that a test asks for. */
export const WINDOW = { width: 1600, height: 1200 };
