import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

/** jsdom measures nothing; the positions are proved in Chromium. */
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => vi.stubGlobal('ResizeObserver', ResizeObserverStub));
afterAll(() => vi.unstubAllGlobals());

const button = () => screen.getByRole('button', { name: 'Tema' });

describe('Tooltip', () => {
  it('describes its element on focus, and no longer on blur', async () => {
    const onOpenChange = vi.fn();
    const { unmount } = render(
      <StrictMode>
        <Tooltip content="Activar tema oscuro" onOpenChange={onOpenChange}>
          <button type="button">Tema</button>
        </Tooltip>
      </StrictMode>,
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => button().focus());
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toBe('Activar tema oscuro');
    expect(button().getAttribute('aria-describedby')).toBe(tooltip.id);
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'focus' });
    act(() => button().blur());
    await expect.poll(() => screen.queryByRole('tooltip')).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' });
    unmount();
  });

  it('keeps the handlers, ref and props of its element', () => {
    const ref = vi.fn();
    const onClick = vi.fn();
    render(
      <Tooltip content="Hola">
        <button type="button" ref={ref} onClick={onClick} className="propia">
          Tema
        </button>
      </Tooltip>,
    );
    expect(ref).toHaveBeenLastCalledWith(button());
    act(() => button().click());
    expect(onClick).toHaveBeenCalledOnce();
    expect(button().className).toBe('propia');
  });

  it('shows HTML as text (CMP-8)', async () => {
    render(
      <Tooltip content="<b>hola</b>" defaultOpen>
        <button type="button">Tema</button>
      </Tooltip>,
    );
    expect((await screen.findByRole('tooltip')).textContent).toBe('<b>hola</b>');
  });

  it.each([undefined, null, '', false])(
    'shows nothing for %j, and keeps its element',
    (content) => {
      const view = (text: typeof content | string) => (
        <Tooltip content={text} defaultOpen>
          <button type="button">Tema</button>
        </Tooltip>
      );
      const { rerender } = render(view('Hola'));
      const element = button();
      rerender(view(content));
      expect(screen.queryByRole('tooltip')).toBeNull();
      expect(button()).toBe(element);
    },
  );

  it('is open when its caller says so, in the container it was given', () => {
    const place = document.createElement('div');
    document.body.append(place);
    const view = (open: boolean) => (
      <Tooltip
        content="Hola"
        open={open}
        container={place}
        className="propia"
        classNames={{ root: 'globo' }}
      >
        <button type="button">Tema</button>
      </Tooltip>
    );
    const { rerender } = render(view(true));
    expect(place.querySelector('.gd-tooltip.propia.globo')?.textContent).toContain('Hola');
    rerender(view(false));
    expect(place.querySelector('.gd-tooltip')).toBeNull();
    place.remove();
  });
});
