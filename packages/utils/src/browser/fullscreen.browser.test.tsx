import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fullscreen } from './fullscreen';
import { useFullscreen } from './use-fullscreen';

function Stage() {
  const box = useRef<HTMLDivElement>(null);
  const { supported, isEnabled, toggle } = useFullscreen(box);
  const page = useFullscreen();
  return (
    <>
      <div ref={box} data-testid="box" data-on={isEnabled}>
        <button type="button" onClick={toggle}>
          Caja
        </button>
      </div>
      <button type="button" data-on={page.isEnabled} onClick={page.toggle}>
        Página
      </button>
      <output>{String(supported)}</output>
    </>
  );
}

afterEach(async () => {
  vi.restoreAllMocks();
  await fullscreen.disable();
});

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOn = (element: HTMLElement) => element.dataset.on === 'true';

describe('fullscreen (BRW-6)', () => {
  it('takes one element or the page in and out', async () => {
    render(
      <StrictMode>
        <Stage />
      </StrictMode>,
    );
    const box = screen.getByTestId('box');
    const page = screen.getByRole('button', { name: 'Página' });
    expect(screen.getByRole('status').textContent).toBe('true');
    await click('Caja');
    await waitFor(() => expect(isOn(box)).toBe(true));
    expect(document.fullscreenElement).toBe(box);
    expect(isOn(page)).toBe(true);
    await click('Caja');
    await waitFor(() => expect(isOn(box)).toBe(false));
    await click('Página');
    await waitFor(() => expect(isOn(page)).toBe(true));
    expect(document.fullscreenElement).toBe(document.documentElement);
    expect(isOn(box)).toBe(false);
    expect(await fullscreen.disable()).toBe(true);
    await waitFor(() => expect(isOn(page)).toBe(false));
  });

  it('knows an element of a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const { unmount } = render(<Stage />, { container: place });
    const box = place.querySelector<HTMLElement>('[data-testid=box]');
    const button = box?.querySelector('button');
    if (!box || !button) throw new Error('No box');
    await userEvent.click(button);
    await waitFor(() => expect(host.shadowRoot?.fullscreenElement).toBe(box));
    await waitFor(() => expect(isOn(box)).toBe(true));
    await userEvent.click(button);
    await waitFor(() => expect(isOn(box)).toBe(false));
    expect(fullscreen.isEnabled).toBe(false);
    unmount();
    host.remove();
  });

  it('calls its listeners until they unsubscribe', async () => {
    const listener = vi.fn();
    const stop = fullscreen.subscribe(listener);
    document.dispatchEvent(new Event('fullscreenchange'));
    stop();
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('answers false when the browser refuses', async () => {
    vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('no gesture'));
    expect(await fullscreen.enable()).toBe(false);
    expect(await fullscreen.toggle(document.createElement('div'))).toBe(false);
    expect(fullscreen.isEnabled).toBe(false);
  });

  it('reports that the browser has no full screen', async () => {
    vi.spyOn(Document.prototype, 'fullscreenEnabled', 'get').mockReturnValue(false);
    expect(fullscreen.supported).toBe(false);
    expect(await fullscreen.enable()).toBe(false);
    expect(await fullscreen.disable()).toBe(true);
  });
});
