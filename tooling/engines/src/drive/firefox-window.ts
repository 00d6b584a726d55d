import type { DragStep, MediaFeature } from './driver.types.ts';

/*
 * What runs in Firefox's own window, and in its page with the rights of the window: both functions go there
 * as text, so each is whole in itself. The interfaces are those that Firefox's own tests use.
 */

/** How Firefox's window and its page talk to each other. */
export interface MessageManager {
  loadFrameScript(url: string, allowDelayed: boolean): void;
  sendAsyncMessage(name: string, data?: unknown): void;
  addMessageListener(name: string, listener: (message: { data: unknown }) => void): void;
  removeMessageListener(name: string, listener: (message: { data: unknown }) => void): void;
}

interface TextInputProcessor {
  ATTR_RAW_CLAUSE: number;
  beginInputTransactionForTests(window: object): boolean;
  setPendingCompositionString(text: string): void;
  appendClauseToPendingComposition(length: number, attribute: number): void;
  setCaretInPendingComposition(offset: number): void;
  flushPendingComposition(): boolean;
  commitCompositionWith(text: string): boolean;
}

interface Channel {
  URI: { spec: string };
  QueryInterface(type: unknown): Channel;
  cancel(reason: number): void;
}

declare const Cc: Record<
  string,
  { createInstance(type: unknown): unknown; getService(type: unknown): unknown }
>;
declare const Ci: Record<string, unknown>;
declare const Cr: Record<string, number>;
declare const Services: {
  prefs: { setIntPref(name: string, value: number): void };
  obs: {
    addObserver(observer: { observe(subject: Channel): void }, topic: string): void;
  };
};
declare const gBrowser: {
  selectedBrowser: { messageManager: MessageManager; focus(): void };
};

/** What `installSystem` leaves in the window. */
export interface WindowSystem {
  compose(text: string): void;
  commit(text: string): void;
  prefer(features: readonly MediaFeature[]): void;
  block(parts: readonly string[]): void;
  drag(step: DragStep): Promise<void>;
  focusPage(): void;
}

declare global {
  interface Window {
    guaduaSystem: WindowSystem;
  }
}

/** Runs once in the window. */
export function installSystem(dragScript: string): void {
  /** The preferences that Firefox takes from the system, and the values that are not their usual 0. */
  const preferences: Record<string, [name: string, values: Record<string, number>]> = {
    'prefers-reduced-motion': ['ui.prefersReducedMotion', { reduce: 1 }],
  };
  const input = Cc['@mozilla.org/text-input-processor;1']?.createInstance(
    Ci.nsITextInputProcessor,
  ) as TextInputProcessor;
  let blocked: readonly string[] = [];
  Services.obs.addObserver(
    {
      observe(subject) {
        const channel = subject.QueryInterface(Ci.nsIHttpChannel);
        const isBlocked = blocked.some((part) => channel.URI.spec.includes(part));
        if (isBlocked) channel.cancel(Cr.NS_ERROR_OFFLINE ?? 0);
      },
    },
    'http-on-modify-request',
  );
  const messages = () => gBrowser.selectedBrowser.messageManager;
  window.guaduaSystem = {
    compose(text) {
      input.beginInputTransactionForTests(window);
      input.setPendingCompositionString(text);
      input.appendClauseToPendingComposition(text.length, input.ATTR_RAW_CLAUSE);
      input.setCaretInPendingComposition(text.length);
      input.flushPendingComposition();
    },
    commit(text) {
      input.beginInputTransactionForTests(window);
      input.commitCompositionWith(text);
    },
    prefer(features) {
      for (const [feature, [name, values]] of Object.entries(preferences)) {
        const wanted = features.find((one) => one.name === feature);
        Services.prefs.setIntPref(name, values[wanted?.value ?? ''] ?? 0);
      }
    },
    block(parts) {
      blocked = parts;
    },
    focusPage() {
      window.focus();
      gBrowser.selectedBrowser.focus();
    },
    drag(step) {
      const manager = messages();
      if (step.type === 'dragEnter') {
        manager.sendAsyncMessage('guadua:forget-drag');
        manager.loadFrameScript(`data:,${encodeURIComponent(`(${dragScript})()`)}`, false);
      }
      return new Promise((resolve, reject) => {
        const done = ({ data }: { data: unknown }) => {
          manager.removeMessageListener('guadua:dragged', done);
          if (data === undefined) resolve();
          else reject(new Error(String(data)));
        };
        manager.addMessageListener('guadua:dragged', done);
        manager.sendAsyncMessage('guadua:drag', step);
      });
    },
  };
}

interface DragSession {
  endDragSession(isDone: boolean, modifiers: number): void;
}

declare const content: Window &
  typeof globalThis & { mozInnerScreenX: number; mozInnerScreenY: number };
declare const sendAsyncMessage: MessageManager['sendAsyncMessage'];
declare const addMessageListener: MessageManager['addMessageListener'];
declare const removeMessageListener: MessageManager['removeMessageListener'];

/** Runs in the page when a drag comes into it. */
export function dragInPage(): void {
  const service = Cc['@mozilla.org/widget/dragservice;1']?.getService(Ci.nsIDragService) as {
    startDragSessionForTests(window: Window, actions: number): void;
    getCurrentSession(window: Window): DragSession | null;
  };
  let transfer: DataTransfer;

  /** The element at a point, through frames and shadow roots, with the point as its window counts it. */
  const find = (x: number, y: number) => {
    let place = { view: content as Window & typeof globalThis, x, y };
    let element = content.document.elementFromPoint(x, y);
    for (;;) {
      const inner = element?.shadowRoot?.elementFromPoint(place.x, place.y);
      const frame = element as HTMLIFrameElement | null;
      if (inner && inner !== element) {
        element = inner;
      } else if (frame?.contentWindow && frame.contentDocument) {
        const box = frame.getBoundingClientRect();
        const scale = box.width / frame.offsetWidth || 1;
        place = {
          view: frame.contentWindow as Window & typeof globalThis,
          x: (place.x - box.left) / scale,
          y: (place.y - box.top) / scale,
        };
        element = frame.contentDocument.elementFromPoint(place.x, place.y);
      } else {
        return { ...place, element };
      }
    }
  };

  /** Goes to the page as text. */
  const transferOf = (json: string) => {
    const dragged: Pick<DragStep, 'text' | 'files'> = JSON.parse(json);
    const made = new DataTransfer();
    if (dragged.text !== undefined) made.setData('text/plain', dragged.text);
    for (const { name, mimeType, base64 } of dragged.files) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      made.items.add(new File([bytes], name, { type: mimeType }));
    }
    return made;
  };

  const step = ({ type, x, y, text, files }: DragStep) => {
    const { view, element, x: clientX, y: clientY } = find(x, y);
    if (type === 'dragEnter') {
      // The page may read only what it has made itself.
      transfer = view.eval(`(${transferOf})`)(JSON.stringify({ text, files }));
      service.startDragSessionForTests(content, 1);
      // The engine itself says `dragenter` with the first `dragover`.
      return;
    }
    const event = new view.DragEvent(type.toLowerCase(), {
      bubbles: true,
      cancelable: true,
      composed: true,
      view,
      clientX,
      clientY,
      // By these the engine finds the place in a text.
      screenX: content.mozInnerScreenX + x,
      screenY: content.mozInnerScreenY + y,
      dataTransfer: transfer,
    });
    const { windowUtils } = view as unknown as {
      windowUtils: {
        dispatchDOMEventViaPresShellForTesting(target: Element | null, event: Event): boolean;
      };
    };
    windowUtils.dispatchDOMEventViaPresShellForTesting(element, event);
    if (type === 'drop') forget();
  };
  const listener = ({ data }: { data: unknown }) => {
    try {
      step(data as DragStep);
      sendAsyncMessage('guadua:dragged');
    } catch (error) {
      sendAsyncMessage('guadua:dragged', String(error));
    }
  };
  const forget = () => {
    service.getCurrentSession(content)?.endDragSession(true, 0);
    removeMessageListener('guadua:drag', listener);
    removeMessageListener('guadua:forget-drag', forget);
  };
  addMessageListener('guadua:drag', listener);
  addMessageListener('guadua:forget-drag', forget);
}
