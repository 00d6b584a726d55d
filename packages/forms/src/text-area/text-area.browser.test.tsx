import { enterBeforeHydration } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextArea } from './text-area';

const LONG = 'Una línea tras otra. '.repeat(30);
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const height = () => area().getBoundingClientRect().height;

afterEach(() => {
  vi.restoreAllMocks();
});

interface PageProps {
  value: string;
  width?: number;
  maxRows?: number;
}

function Page({ value, width = 300, maxRows }: PageProps) {
  return (
    <div style={{ inlineSize: width }}>
      <TextArea aria-label="Nota" autoGrow minRows={2} maxRows={maxRows} value={value} />
    </div>
  );
}

describe('TextArea autoGrow (INP-2)', () => {
  it('grows and shrinks when the value is set from outside', async () => {
    const { rerender } = render(<Page value="" />);
    await expect.poll(height).toBeGreaterThan(40);
    const empty = height();
    expect(empty).toBeLessThan(80);
    rerender(<Page value={LONG} />);
    await expect.poll(height).toBeGreaterThan(3 * empty);
    expect(area().scrollHeight).toBeLessThanOrEqual(area().clientHeight + 1);
    rerender(<Page value="" />);
    await expect.poll(height).toBe(empty);
  });

  it('is as high as an empty last line, and as words too long for a line', async () => {
    const { rerender } = render(<Page value={'a\nb\nc'} />);
    const three = height();
    rerender(<Page value={'a\nb\nc\n'} />);
    expect(height()).toBeGreaterThan(three + 10);
    rerender(<Page value={'ñandú'.repeat(100)} />);
    expect(height()).toBeGreaterThan(three + 10);
    expect(area().scrollHeight).toBeLessThanOrEqual(area().clientHeight + 1);
  });

  it('follows a change of width', async () => {
    const { rerender } = render(<Page value={LONG} />);
    const narrow = height();
    rerender(<Page value={LONG} width={900} />);
    await expect.poll(height).toBeLessThan(narrow / 2);
  });

  it('is as high as its text once a hidden part of the page shows', async () => {
    const page = (hidden: boolean) => (
      <div hidden={hidden}>
        <Page value={LONG} />
      </div>
    );
    const { rerender } = render(page(true));
    rerender(page(false));
    await expect.poll(height).toBeGreaterThan(200);
    expect(area().scrollHeight).toBeLessThanOrEqual(area().clientHeight + 1);
  });

  it('leaves the page where it is scrolled to', async () => {
    const page = (value: string) => (
      <>
        <div style={{ blockSize: '200vh' }} />
        <Page value={value} />
      </>
    );
    const { rerender } = render(page(LONG.repeat(3)));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const { scrollY } = window;
    expect(scrollY).toBeGreaterThan(0);
    rerender(page(`${LONG.repeat(3)}!`));
    expect(window.scrollY).toBe(scrollY);
  });

  it('stops at maxRows and scrolls from there', async () => {
    const { rerender } = render(<Page value={LONG} maxRows={4} />);
    const full = height();
    rerender(<Page value={LONG + LONG} maxRows={4} />);
    expect(height()).toBe(full);
    expect(area().scrollHeight).toBeGreaterThan(area().clientHeight);
  });
});

describe('TextArea autoGrow while typing (INP-2)', () => {
  it('grows with each line and shrinks when it goes', async () => {
    render(<TextArea aria-label="Nota" autoGrow minRows={2} />);
    const start = height();
    await userEvent.click(area());
    await userEvent.keyboard('a{Enter}b{Enter}c{Enter}d');
    await expect.poll(height).toBeGreaterThan(start + 20);
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
    await expect.poll(height).toBe(start);
  });

  it('grows with what is pasted, and shrinks with undo and with the reset of its form', async () => {
    render(
      <form>
        <TextArea aria-label="Nota" autoGrow minRows={2} />
        <textarea aria-label="Origen" defaultValue={'a\nb\nc\nd\ne'} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    const note = screen.getByLabelText<HTMLTextAreaElement>('Nota');
    const noteHeight = () => note.getBoundingClientRect().height;
    const start = noteHeight();
    screen.getByLabelText<HTMLTextAreaElement>('Origen').select();
    await userEvent.copy();
    await userEvent.click(note);
    await userEvent.paste();
    await expect.poll(noteHeight).toBeGreaterThan(start + 20);
    const full = noteHeight();
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    await expect.poll(noteHeight).toBe(start);
    await userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');
    await expect.poll(noteHeight).toBe(full);
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
    await expect.poll(noteHeight).toBe(start);
  });
});

it('keeps the caret where one wrote before hydration, in a window without the focus by then (TXC-6)', async () => {
  await enterBeforeHydration(<TextArea aria-label="Nota" defaultValue="Ana" />, async () => {
    await userEvent.click(area());
    await userEvent.keyboard('{Home}Mari');
    const element = area();
    const matches = element.matches.bind(element);
    // Nothing is `:focus` in such a window.
    const matchesThere = (selectors: string) => selectors !== ':focus' && matches(selectors);
    vi.spyOn(element, 'matches').mockImplementation(matchesThere);
  });
  await userEvent.keyboard('-');
  expect(area().value).toBe('Mari-Ana');
});
