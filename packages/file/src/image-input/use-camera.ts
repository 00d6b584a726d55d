'use client';

import { COARSE_POINTER_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { useEffect, useState } from 'react';

/**
 * Whether a "take a photo" button makes sense (IMG-6): `capture` only works on phones and tablets, and
 * only where there is a camera. Asking which devices there are needs no permission.
 */
export function useCamera(wanted: boolean): boolean {
  const touch = useMediaQuery(COARSE_POINTER_QUERY);
  const [camera, setCamera] = useState(false);
  useEffect(() => {
    if (!wanted || !touch) return;
    let mounted = true;
    navigator.mediaDevices?.enumerateDevices().then(
      (devices) => mounted && setCamera(devices.some(({ kind }) => kind === 'videoinput')),
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [wanted, touch]);
  return wanted && touch && camera;
}
