import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LiveRegion } from './live-region';
import { useAnnouncement } from './use-announcement';

function Widget() {
  const [announcement, announce] = useAnnouncement();
  return (
    <>
      <button type="button" onClick={() => announce('Cali')} />
      <LiveRegion {...announcement} />
    </>
  );
}

describe('LiveRegion', () => {
  it('is there, empty, before it is filled', () => {
    expect(renderToString(<LiveRegion message="3 resultados" />)).toContain('></div>');
  });

  it('says each new message politely, in the same element', () => {
    const view = (message: string) => (
      <StrictMode>
        <LiveRegion message={message} />
      </StrictMode>
    );
    const { rerender } = render(view(''));
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(view('3 resultados'));
    expect(region.textContent).toBe('3 resultados');
    rerender(view('1 resultado'));
    expect(region.textContent).toBe('1 resultado');
    expect(screen.getByRole('status')).toBe(region);
    expect(region.getAttribute('aria-live')).toBe('polite');
  });

  it('says the same again at another turn, under StrictMode too', () => {
    render(
      <StrictMode>
        <Widget />
      </StrictMode>,
    );
    const texts = [1, 2, 3].map(() => {
      fireEvent.click(screen.getByRole('button'));
      return screen.getByRole('status').textContent;
    });
    expect(texts).toEqual(['Cali', 'Cali\u00a0', 'Cali']);
  });
});
