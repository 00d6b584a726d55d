import type { Fullscreen } from './fullscreen.types';

/**
 * La pantalla completa del navegador, para la página o un elemento. Lo que el navegador no puede o no quiere hacer da
 * `false`.
 * @example button.onclick = () => fullscreen.toggle(video);
 */
export const fullscreen: Fullscreen = {
  get supported() {
    return typeof document !== 'undefined' && Boolean(document.fullscreenEnabled);
  },

  get isEnabled() {
    return fullscreen.element !== null;
  },

  get element() {
    return (typeof document !== 'undefined' && document.fullscreenElement) || null;
  },

  async enable(element) {
    if (!fullscreen.supported) return false;
    return succeeds(() => (element ?? document.documentElement).requestFullscreen());
  },

  async disable() {
    return !fullscreen.isEnabled || succeeds(() => document.exitFullscreen());
  },

  toggle(element) {
    const isOn = element ? isFullscreen(element) : fullscreen.isEnabled;
    return isOn ? fullscreen.disable() : fullscreen.enable(element);
  },

  subscribe(listener) {
    document.addEventListener('fullscreenchange', listener);
    return () => document.removeEventListener('fullscreenchange', listener);
  },
};

/** Whether it is this element that fills the screen; a document knows only the hosts of shadow roots. */
export function isFullscreen(element: Element): boolean {
  const root: Node | undefined = element.getRootNode?.();
  return root !== undefined && 'fullscreenElement' in root && root.fullscreenElement === element;
}

async function succeeds(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch {
    return false;
  }
}
