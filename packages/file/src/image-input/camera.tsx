import { COARSE_POINTER_QUERY, useMediaQuery } from '@guadua/utils/internal';
import { useEffect, useRef, useState } from 'react';

export interface CameraProps {
  capture: 'user' | 'environment';
  label: string;
  onPhoto: (files: readonly File[]) => void;
}

/** `capture` works on phones and tablets only, and where there is a camera (IMG-6). */
export function Camera({ capture, label, onPhoto }: CameraProps) {
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useMediaQuery(COARSE_POINTER_QUERY);
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    if (!isTouch) return;
    navigator.mediaDevices?.enumerateDevices().then(
      (devices) => setHasCamera(devices.some(({ kind }) => kind === 'videoinput')),
      () => {},
    );
  }, [isTouch]);
  if (!isTouch || !hasCamera) return null;
  return (
    <>
      <button
        type="button"
        className="gd-image-input__action"
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
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
