/** One input device and what it does, tick by tick, as WebDriver and WebDriver BiDi both take it. */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' | 'pen' | 'touch' };
  actions: object[];
}

/** A condition of a media query: `{ name: 'prefers-reduced-motion', value: 'reduce' }`. */
export interface MediaFeature {
  name: string;
  value: string;
}

/** One step of a drag that comes from outside the page. */
export interface DragStep {
  type: 'dragEnter' | 'dragOver' | 'drop';
  /** In pixels, from the corner of the page. */
  x: number;
  y: number;
  /** What is dragged: a text, or files. */
  text?: string | undefined;
  files: readonly { name: string; mimeType: string; base64: string }[];
}

/** One step of what the first button of the mouse does, where the system itself has to see it. */
export interface MouseStep {
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased';
  /** In pixels, from the corner of the page. */
  x: number;
  y: number;
}

/** What a person does by means of the system rather than of mouse and keyboard. */
export interface SystemInput {
  /** Shows a text as an input method does that is still composing it. */
  compose(text: string): Promise<void>;
  /** Takes so many characters before the caret away, as a predictive keyboard does before it puts a word there. */
  takeBack(count: number): Promise<void>;
  /** Ends what is being composed with a text, or enters the text at once. */
  commit(text: string): Promise<void>;
  /** Sets the preferences that media queries ask for; what isn't named is as usual. */
  prefer(features: readonly MediaFeature[]): Promise<void>;
  drag(step: DragStep): Promise<void>;
  /** A press that may become a drag out of the page. */
  mouse(step: MouseStep): Promise<void>;
  /** Requests whose address contains one of these parts fail, as without a connection. */
  block(parts: readonly string[]): Promise<void>;
}

export interface BrowserPage {
  /** `153.7.0`. */
  version: string;
  /** Goes to an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Calls a function in the page. */
  call(source: string, args?: readonly unknown[]): Promise<unknown>;
  /** Gives the page a size in pixels. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Ends the browser and what was started for it. */
  close(): Promise<void>;
}

/** A browser with one page, to be used as a person does. */
export interface Driver extends BrowserPage {
  /** As far as the engine can; a test that asks for what is missing is counted as not possible there. */
  system: Partial<SystemInput>;
  /** Trusted input, as of a person. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Lets go of every key and button that is still down. */
  release(): Promise<void>;
  /** Gives the page the focus back that a window in front of it has taken. */
  activate(): Promise<void>;
}

/** Room for every size that a test asks for. */
export const WINDOW = { width: 1600, height: 1200 };
