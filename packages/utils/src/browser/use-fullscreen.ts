'use client';

import { type RefObject, useCallback, useMemo, useSyncExternalStore } from 'react';
import { fullscreen, isFullscreen } from './fullscreen';
import type { FullscreenControls } from './fullscreen.types';

const isSupported = () => fullscreen.supported;
const isOff = () => false;

/**
 * La pantalla completa de un elemento, o de la página si no se da ninguno, en vivo.
 * @example const { supported, isEnabled, toggle } = useFullscreen(stage);
 */
export function useFullscreen(target?: RefObject<Element | null>): FullscreenControls {
  const isOn = useCallback(
    () => (target ? target.current !== null && isFullscreen(target.current) : fullscreen.isEnabled),
    [target],
  );
  const supported = useSyncExternalStore(fullscreen.subscribe, isSupported, isOff);
  const isEnabled = useSyncExternalStore(fullscreen.subscribe, isOn, isOff);
  return useMemo(
    () => ({
      supported,
      isEnabled,
      enable: () => fullscreen.enable(target?.current),
      disable: fullscreen.disable,
      toggle: () => fullscreen.toggle(target?.current),
    }),
    [supported, isEnabled, target],
  );
}
