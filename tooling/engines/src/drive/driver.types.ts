/** One input device and what it does, tick by tick, as WebDriver and WebDriver BiDi both take it. */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' | 'pen' | 'touch' };
  actions: object[];
}

/** A browser with one page, to be used as a person does. */
export interface Driver {
  /** `153.7.0`. */
  version: string;
  /** Goes to an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. */
  call(source: string, args?: readonly unknown[]): Promise<unknown>;
  /** Gives the page a size in pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Trusted input, as of a person. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /**
   * What a person does by means of the system, by the name and with the parameters that Chromium's protocol has for
   * it. A test that asks for what the engine can't do is counted as not possible there.
   */
  ask(method: string, parameters: object): Promise<void>;
  /** Lets go of every key and button that is still down, and ends what is composed or dragged. */
  release(): Promise<void>;
  /** Gives the page the focus back that a window in front of it has taken. */
  activate(): Promise<void>;
  /** Ends the browser and what was started for it. */
  close(): Promise<void>;
}

/** Room for every size that a test asks for. */
export const WINDOW = { width: 1600, height: 1200 };
