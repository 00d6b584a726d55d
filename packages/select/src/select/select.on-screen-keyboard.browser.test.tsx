import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from './select';

/**
 * What a phone's keyboard does to the page: it shrinks and moves the visual viewport alone. No
 * protocol of a desktop browser can show one, so the object that the browser reports it through is
 * replaced.
 */
class Viewport extends EventTarget {
  offsetLeft = 0;
  offsetTop = 0;
  scale = 1;
  width = window.innerWidth;
  height = window.innerHeight;

  /** The keyboard takes so many pixels; the browser has scrolled the rest by so many. */
  cover(pixels: number, offsetTop = 0): void {
    this.height = window.innerHeight - pixels;
    this.offsetTop = offsetTop;
    act(() => {
      this.dispatchEvent(new Event('resize'));
      this.dispatchEvent(new Event('scroll'));
    });
  }
}

let viewport: Viewport;
async function showAt(width: number): Promise<void> {
  await page.viewport(width, 800);
  viewport = new Viewport();
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as unknown as VisualViewport);
}
afterEach(() => vi.restoreAllMocks());

const options = Array.from({ length: 60 }, (_, index) => `Opción ${index}`);
const box = (element: Element) => element.getBoundingClientRect();

async function open(top: number): Promise<void> {
  render(
    <div style={{ paddingBlockStart: top }}>
      <Select aria-label="Ciudad" options={options} />
    </div>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await expect.poll(() => screen.queryByRole('listbox')).not.toBeNull();
}

/** The last row can be brought into view above the keyboard, and is what a finger meets there. */
async function reachesItsEnd(): Promise<void> {
  const list = screen.getByRole('listbox');
  act(() => {
    list.scrollTop = list.scrollHeight;
  });
  await expect.poll(() => screen.queryByRole('option', { name: 'Opción 59' })).not.toBeNull();
  const end = viewport.offsetTop + viewport.height;
  await expect
    .poll(() => box(screen.getByRole('option', { name: 'Opción 59' })).bottom)
    .toBeLessThanOrEqual(end);
  expect(box(list).height).toBeGreaterThan(100);
}

describe('above a phone’s keyboard (SEL-16)', () => {
  it('the sheet ends where the keyboard begins, and takes the room back', async () => {
    await showAt(390);
    await open(20);
    const sheet = screen.getByRole('dialog');
    await expect.poll(() => box(sheet).bottom).toBe(800);
    viewport.cover(340);
    await expect.poll(() => box(sheet).bottom).toBeLessThanOrEqual(460);
    expect(box(screen.getByRole('combobox', { name: 'Buscar' })).top).toBeGreaterThanOrEqual(0);
    await reachesItsEnd();
    viewport.cover(0);
    await expect.poll(() => box(sheet).bottom).toBe(800);
  });

  it('the sheet follows a page that the browser has scrolled for it', async () => {
    await showAt(390);
    await open(20);
    viewport.cover(340, 120);
    const sheet = screen.getByRole('dialog');
    await expect.poll(() => box(sheet).top).toBe(120);
    expect(box(sheet).bottom).toBeLessThanOrEqual(580);
    await reachesItsEnd();
  });

  it('the list of a wide screen stays in what is visible, on the side that has more of it', async () => {
    await showAt(1024);
    await open(400);
    const popup = screen.getByRole('dialog');
    await expect.poll(() => popup.dataset.side).toBe('bottom');
    viewport.cover(340);
    await expect.poll(() => popup.dataset.side).toBe('top');
    expect(box(popup).top).toBeGreaterThanOrEqual(0);
    await reachesItsEnd();
  });
});
