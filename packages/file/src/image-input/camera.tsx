'use client';

import { COARSE_POINTER_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';

export function Camera({
  capture,
  label,
  onPhoto,
}: {
  capture: 'user' | 'environment' | false;
  label: string;
  onPhoto: (files: readonly File[]) => void;
}) {
  const camera = useRef<HTMLInputElement>(null);
  if (!useCamera(capture !== false) || !capture) return null;
  return (
    <>
      <button
        type="button"
        className="gd-image-input__action"
        onClick={() => camera.current?.click()}
      >
        {label}
      </button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture={capture}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onPhoto(files);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** `capture` works on phones and tablets only, and where there is a camera (IMG-6). */
function useCamera(wanted: boolean): boolean {
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
