import type { Fullscreen } from './fullscreen.types';

/** Safari before 16.4 knows these names only. */
interface WebKitDocument {
  readonly webkitFullscreenEnabled?: boolean;
  readonly webkitFullscreenElement?: Element | null;
  readonly webkitExitFullscreen?: () => void;
}
interface WebKitElement {
  readonly webkitRequestFullscreen?: () => void;
}

const EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;

/**
 * The browser's fullscreen mode (BRW-6), for the page or one element. Never throws nor rejects: what
 * a browser can't or won't do answers `false`.
 *
 * @example
 * button.onclick = () => fullscreen.toggle(video);
 */
export const fullscreen: Fullscreen = {
  get supported() {
    const page = webKitDocument();
    return Boolean(page?.fullscreenEnabled ?? page?.webkitFullscreenEnabled);
  },

  get isEnabled() {
    return fullscreen.element !== null;
  },

  get element() {
    const page = webKitDocument();
    return page?.fullscreenElement ?? page?.webkitFullscreenElement ?? null;
  },

  async enable(element) {
    if (!fullscreen.supported) return false;
    const target: Element & WebKitElement = element ?? document.documentElement;
    return attempt(() =>
      target.requestFullscreen ? target.requestFullscreen() : target.webkitRequestFullscreen?.(),
    );
  },

  async disable() {
    if (!fullscreen.isEnabled) return true;
    const page = webKitDocument();
    return attempt(() =>
      page?.exitFullscreen ? page.exitFullscreen() : page?.webkitExitFullscreen?.(),
    );
  },

  toggle(element) {
    const isOn = element ? fullscreen.element === element : fullscreen.isEnabled;
    return isOn ? fullscreen.disable() : fullscreen.enable(element);
  },

  subscribe(listener) {
    for (const type of EVENTS) document.addEventListener(type, listener);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, listener);
    };
  },
};

function webKitDocument(): (Document & WebKitDocument) | undefined {
  return typeof document === 'undefined' ? undefined : document;
}

async function attempt(act: () => Promise<void> | void): Promise<boolean> {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
}
