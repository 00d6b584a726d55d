/*
 * What runs in Firefox's own window, and in its page with the rights of the window: both functions go there
 * as text, so each is whole in itself. The interfaces are those that Firefox's own tests use.
 */

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

type Listener = (message: { data: unknown }) => void;

declare const Cc: Record<
  string,
  { createInstance(type: unknown): unknown; getService(type: unknown): unknown }
>;
declare const Ci: Record<string, unknown>;
declare const Cr: Record<string, number>;
declare const IOUtils: { read(path: string): Promise<Uint8Array<ArrayBuffer>> };
declare const Services: {
  prefs: { setIntPref(name: string, value: number): void };
  obs: { addObserver(observer: { observe(subject: Channel): void }, topic: string): void };
};
declare const gBrowser: {
  selectedBrowser: {
    focus(): void;
    messageManager: {
      loadFrameScript(url: string, allowDelayed: boolean): void;
      addMessageListener(name: string, listener: Listener): void;
      removeMessageListener(name: string, listener: Listener): void;
    };
  };
};

/** One step of a drag that comes from outside the page, as Chromium's protocol has it. */
interface DragStep {
  type: 'dragEnter' | 'dragOver' | 'drop';
  /** In pixels, from the corner of the page. */
  x: number;
  y: number;
  data: { items: readonly { mimeType: string; data: string }[]; files?: readonly string[] };
}

/** What the page is given of a file: its name, its type and its bytes in base64. */
type DraggedFile = readonly [name: string, type: string, bytes: string];

declare global {
  interface Window {
    guaduaAsk(method: string, parameters: never): void | Promise<void>;
  }
}

/** Runs once in the window, and leaves `guaduaAsk` there. */
export function installSystem(dragScript: string): void {
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
  const fileOf = async (path: string): Promise<DraggedFile> => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const types = Cc['@mozilla.org/mime;1']?.getService(Ci.nsIMIMEService) as {
      getTypeFromExtension(extension: string): string;
    };
    const type = types.getTypeFromExtension(name.slice(name.lastIndexOf('.') + 1));
    const bytes = await IOUtils.read(path);
    return [name, type, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))];
  };
  const system = {
    'Input.imeSetComposition'({ text, replacementEnd }: { text: string; replacementEnd?: number }) {
      if (replacementEnd) throw new Error('Not possible there: the driver takes back no word');
      input.beginInputTransactionForTests(window);
      input.setPendingCompositionString(text);
      input.appendClauseToPendingComposition(text.length, input.ATTR_RAW_CLAUSE);
      input.setCaretInPendingComposition(text.length);
      input.flushPendingComposition();
    },
    'Input.insertText'({ text }: { text: string }) {
      input.beginInputTransactionForTests(window);
      input.commitCompositionWith(text);
    },
    'Emulation.setEmulatedMedia'({ features }: { features: { name: string; value: string }[] }) {
      const wants = (feature: string, wanted: string) =>
        Number(features.some(({ name, value }) => name === feature && value === wanted));
      Services.prefs.setIntPref(
        'ui.prefersReducedMotion',
        wants('prefers-reduced-motion', 'reduce'),
      );
      Services.prefs.setIntPref('ui.useAccessibilityTheme', wants('prefers-contrast', 'more'));
    },
    // Without it Chromium blocks nothing.
    'Network.enable'() {},
    'Network.setBlockedURLs'({ urls }: { urls: readonly string[] }) {
      blocked = urls.map((url) => url.replaceAll('*', ''));
    },
    focusPage() {
      window.focus();
      gBrowser.selectedBrowser.focus();
    },
    async 'Input.dispatchDragEvent'(step: DragStep) {
      const files = await Promise.all((step.data.files ?? []).map(fileOf));
      const { messageManager } = gBrowser.selectedBrowser;
      const script = `(${dragScript})(${JSON.stringify(step)}, ${JSON.stringify(files)})`;
      await new Promise<void>((resolve, reject) => {
        const done: Listener = ({ data }) => {
          messageManager.removeMessageListener('guadua:dragged', done);
          if (data) reject(new Error(String(data)));
          else resolve();
        };
        messageManager.addMessageListener('guadua:dragged', done);
        messageManager.loadFrameScript(
          `data:text/javascript;charset=utf-8,${encodeURIComponent(script)}`,
          false,
        );
      });
    },
  };
  window.guaduaAsk = (method, parameters) => {
    const deed: ((parameters: never) => void | Promise<void>) | undefined =
      system[method as keyof typeof system];
    if (!deed) throw new Error(`Not possible there: the driver has no ${method}`);
    return deed(parameters);
  };
}

type PageWindow = Window & typeof globalThis;

declare const content: PageWindow & {
  mozInnerScreenX: number;
  mozInnerScreenY: number;
  /** What is dragged just now. */
  guaduaTransfer?: DataTransfer;
};
declare const sendAsyncMessage: (name: string, data?: unknown) => void;

/** Runs in the page for each step of a drag. */
export function dragInPage({ type, x, y, data }: DragStep, files: readonly DraggedFile[]): void {
  const service = Cc['@mozilla.org/widget/dragservice;1']?.getService(Ci.nsIDragService) as {
    startDragSessionForTests(window: Window, actions: number): void;
    getCurrentSession(window: Window): { endDragSession(isDone: boolean, keys: number): void };
  };

  /** The element at a point, through frames and shadow roots, with the point as its window counts it. */
  const find = () => {
    let place = { view: content as PageWindow, x, y };
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
          view: frame.contentWindow as PageWindow,
          x: (place.x - box.left) / scale,
          y: (place.y - box.top) / scale,
        };
        element = frame.contentDocument.elementFromPoint(place.x, place.y);
      } else {
        return { ...place, element };
      }
    }
  };

  /** Goes to the page as text: that may read only what it has made itself. */
  const transferOf = (items: DragStep['data']['items'], dragged: readonly DraggedFile[]) => {
    const made = new DataTransfer();
    for (const item of items) made.setData(item.mimeType, item.data);
    for (const [name, mimeType, base64] of dragged) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      made.items.add(new File([bytes], name, { type: mimeType }));
    }
    return made;
  };

  const step = () => {
    const { view, element, x: clientX, y: clientY } = find();
    if (type === 'dragEnter') {
      service.getCurrentSession(content)?.endDragSession(true, 0);
      const given = `${JSON.stringify(data.items)}, ${JSON.stringify(files)}`;
      content.guaduaTransfer = view.eval(`(${transferOf})(${given})`);
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
      dataTransfer: content.guaduaTransfer ?? null,
    });
    const { windowUtils } = view as unknown as {
      windowUtils: {
        dispatchDOMEventViaPresShellForTesting(target: Element | null, event: Event): boolean;
      };
    };
    windowUtils.dispatchDOMEventViaPresShellForTesting(element, event);
    if (type === 'drop') service.getCurrentSession(content)?.endDragSession(true, 0);
  };
  try {
    step();
    sendAsyncMessage('guadua:dragged');
  } catch (error) {
    sendAsyncMessage('guadua:dragged', String(error));
  }
}
