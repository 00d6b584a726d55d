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

function Page({
  native,
  value,
  width = 300,
  maxRows,
}: {
  native: boolean;
  value: string;
  width?: number;
  maxRows?: number;
}) {
  return (
    <div style={{ inlineSize: width }}>
      <TextArea
        aria-label="Nota"
        autoGrow
        minRows={2}
        maxRows={maxRows}
        value={value}
        ref={(element) => {
          if (!native && element) element.style.setProperty('field-sizing', 'fixed');
        }}
      />
    </div>
  );
}

describe.each([
  ['with field-sizing', true],
  ['measured', false],
])('TextArea autoGrow, %s (INP-2)', (_, native) => {
  const show = (page: React.ReactElement) => {
    if (!native) vi.spyOn(CSS, 'supports').mockReturnValue(false);
    return render(page);
  };

  it('grows and shrinks when the value is set from outside', async () => {
    const { rerender } = show(<Page native={native} value="" />);
    await expect.poll(height).toBeGreaterThan(40);
    const empty = height();
    expect(empty).toBeLessThan(80);
    rerender(<Page native={native} value={LONG} />);
    await expect.poll(height).toBeGreaterThan(3 * empty);
    expect(area().scrollHeight).toBeLessThanOrEqual(area().clientHeight + 1);
    rerender(<Page native={native} value="" />);
    await expect.poll(height).toBe(empty);
  });

  it('follows a change of width', async () => {
    const { rerender } = show(<Page native={native} value={LONG} />);
    const narrow = height();
    rerender(<Page native={native} value={LONG} width={900} />);
    await expect.poll(height).toBeLessThan(narrow / 2);
  });

  it('stops at maxRows and scrolls from there', async () => {
    const { rerender } = show(<Page native={native} value={LONG} maxRows={4} />);
    const full = height();
    rerender(<Page native={native} value={LONG + LONG} maxRows={4} />);
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
});
