import { translateTexts } from '@guadua/testing';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Highlight } from './highlight';

describe('Highlight (TXT-2)', () => {
  it('survives a browser that translates the page, whatever is searched next', () => {
    const { container, rerender, unmount } = render(
      <Highlight text="bogotá y bogotano" query="" />,
    );
    for (const query of ['bo', 'bogota y', 'z', 'ano', '', 'o b']) {
      translateTexts(container);
      rerender(<Highlight text="bogotá y bogotano" query={query} />);
      expect(container.textContent).toBe('bogotá y bogotano');
    }
    translateTexts(container);
    rerender(<Highlight text="cali" query="al" />);
    expect(container.textContent).toBe('cali');
    unmount();
  });

  it('marks what was searched for and leaves the text as it is', () => {
    const { container } = render(<Highlight text="Soledad Ñame" query="name" className="propia" />);
    expect(container.textContent).toBe('Soledad Ñame');
    const marks = [...container.querySelectorAll('mark.gd-mark.propia')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['Ñame']);
  });

  it('shows HTML as text (CMP-8)', () => {
    const { container } = render(<Highlight text="<b>hola</b>" query="<b>" />);
    expect(container.textContent).toBe('<b>hola</b>');
    expect(container.querySelector('b')).toBeNull();
  });

  it('marks nothing without a query, or with a query that is too short', () => {
    const { container, rerender } = render(<Highlight text="hola" query="" />);
    expect(container.querySelector('mark')).toBeNull();
    rerender(<Highlight text="hola" query="o" />);
    expect(container.querySelector('mark')).toBeNull();
    rerender(<Highlight text="hola" query="o" minChars={1} />);
    expect(container.querySelector('mark')?.textContent).toBe('o');
  });
});
