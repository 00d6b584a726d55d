import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../button/button';
import { Popover } from '../../popover/popover';
import { Tooltip } from '../../tooltip/tooltip';
import '../../styles.css';
import { Popup } from './popup';

const COMPACT = '32px';
const COMFORTABLE = '40px';

/** A field that opens a list in the body. */
function List() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Abrir
      </button>
      {anchor && (
        <Popup
          anchor={anchor}
          role="dialog"
          aria-label="Lista"
          onEscape={ignore}
          onOutside={ignore}
        >
          opciones
        </Popup>
      )}
    </>
  );
}

const SHARE = (
  <Popover title="Lista" trigger={<Button>Abrir</Button>}>
    enlace
  </Popover>
);

function ignore() {}

/** The height of a field, if there were one in the element. */
function controlHeight(element: Element): string {
  const probe = element.appendChild(document.createElement('i'));
  probe.style.cssText = 'display: block; block-size: var(--gd-control-height)';
  const { blockSize } = getComputedStyle(probe);
  probe.remove();
  return blockSize;
}

async function opened(tree: ReactNode): Promise<HTMLElement> {
  render(tree);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  return screen.findByRole('dialog', { name: 'Lista' });
}

beforeEach(() => page.viewport(1000, 600));

afterEach(() => {
  delete document.documentElement.dataset.gdDensity;
  document.documentElement.removeAttribute('style');
});

describe('density and scheme of what opens elsewhere in the page (CMP-12)', () => {
  it.each([
    ['a popup', 1000, <List key="list" />],
    ['a popover', 1000, SHARE],
    ['the sheet of a popover', 390, SHARE],
  ])('are those of its anchor: %s', async (_, width, tree) => {
    await page.viewport(width, 600);
    const popup = await opened(
      <div data-gd-density="compact" data-color-scheme="dark">
        {tree}
      </div>,
    );
    expect(popup.closest('[data-gd-density="compact"]')).not.toBeNull();
    expect(controlHeight(popup)).toBe(COMPACT);
    expect(getComputedStyle(popup).colorScheme).toBe('dark');
  });

  it('are those of the nearest part of the page', async () => {
    document.documentElement.dataset.gdDensity = 'compact';
    const popup = await opened(
      <div data-gd-density="comfortable">
        <List />
      </div>,
    );
    expect(controlHeight(popup)).toBe(COMFORTABLE);
  });

  it('are those of the host of a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.dataset.gdDensity = 'compact';
    const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    let root: Root | undefined;
    try {
      root = createRoot(place);
      root.render(<List />);
      await expect.poll(() => place.querySelector('button')).not.toBeNull();
      place.querySelector('button')?.click();
      await expect.poll(() => host.shadowRoot?.querySelector('[role="dialog"]')).toBeTruthy();
      const popup = host.shadowRoot?.querySelector('[role="dialog"]');
      expect(popup && controlHeight(popup)).toBe(COMPACT);
    } finally {
      root?.unmount();
      host.remove();
    }
  });

  it('leave the heights of an application alone where the popup inherits them', async () => {
    document.documentElement.style.setProperty('--gd-control-height', '48px');
    const popup = await opened(<List />);
    expect(controlHeight(popup)).toBe('48px');
  });

  it('are those of its element: a tooltip', async () => {
    render(
      <div data-color-scheme="dark">
        <Tooltip content="Ayuda" delay={0}>
          <Button>Abrir</Button>
        </Tooltip>
      </div>,
    );
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    expect(getComputedStyle(tooltip).colorScheme).toBe('dark');
  });
});
