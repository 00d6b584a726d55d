import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TextArea } from './text-area';

function InFrame() {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe title="marco" ref={(frame) => setBody(frame?.contentDocument?.body ?? null)}>
      {body && createPortal(<TextArea aria-label="Nota" autoGrow defaultValue="Una nota" />, body)}
    </iframe>
  );
}

it('is measured by the window it is in, whose frame may be taken out of the page (INP-2)', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const errors: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  addEventListener('error', note);
  onTestFinished(() => {
    removeEventListener('error', note);
    vi.restoreAllMocks();
  });
  render(<InFrame />);
  const frame = screen.getByTitle<HTMLIFrameElement>('marco');
  const area = await vi.waitFor(() => {
    const found = frame.contentDocument?.querySelector('textarea');
    if (!found) throw new Error('no area');
    return found;
  });
  await vi.waitFor(() => expect(area.style.blockSize).not.toBe(''));
  const place = frame.parentNode;
  act(() => frame.remove());
  // Each frame would report what has no size any more.
  for (let count = 0; count < 6; count++) await new Promise(requestAnimationFrame);
  // React takes it away itself.
  place?.append(frame);
  expect(errors).toEqual([]);
});
