import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usePopup } from './use-popup';

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(1280, 800));

/** What opens a sheet on a small screen, in what can take it away. */
function Page() {
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = usePopup({ usable: true, mobileSheet: true, control: trigger });
  return (
    <fieldset>
      <button
        ref={trigger}
        type="button"
        aria-expanded={popup.isOpen}
        onClick={() => popup.open('trigger', undefined)}
      >
        Abrir
      </button>
    </fieldset>
  );
}

/** Taps, and does something in the same tap once the control has heard it. */
async function tap(also: (control: HTMLElement) => void): Promise<() => string | null> {
  render(<Page />);
  const control = screen.getByRole('button');
  window.addEventListener('click', () => also(control), { once: true });
  await userEvent.click(control);
  return () => control.getAttribute('aria-expanded');
}

describe('a sheet that a tap opens (CMP-11)', () => {
  it('opens once the tap has been painted', async () => {
    const inFrame: (string | null)[] = [];
    const isOpen = await tap((control) => {
      // The frame that was asked for in the click is the one that paints it.
      requestAnimationFrame(() => inFrame.push(control.getAttribute('aria-expanded')));
    });
    await expect.poll(isOpen).toBe('true');
    expect(inFrame).toEqual(['false']);
  });

  it.each(['disabled', 'inert', 'hidden'])(
    'stays closed where the same tap makes its control %s',
    async (loss) => {
      const isOpen = await tap((control) => control.closest('fieldset')?.setAttribute(loss, ''));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      expect(isOpen()).toBe('false');
    },
  );
});
