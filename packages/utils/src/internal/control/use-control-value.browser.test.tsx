import { act, render, screen } from '@testing-library/react';
import { Activity, StrictMode, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NumberWidget, type NumberWidgetProps } from './number-widget.testing';

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const seen = () => [input().value, Number(input().dataset.record)];

/** A caller that answers as it is told to. */
function Caller({
  answer,
}: {
  answer: (next: number | null, set: (value: number) => void) => void;
}) {
  const [value, setValue] = useState<number | null>(1);
  return (
    <>
      <NumberWidget value={value} onChange={(next) => answer(next, setValue)} />
      <button type="button" onClick={() => setValue(7)}>
        Otro registro
      </button>
    </>
  );
}

/** A step of a form that can be hidden. */
function Step(props: NumberWidgetProps) {
  const [isHidden, setHidden] = useState(false);
  return (
    <form aria-label="formulario">
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <NumberWidget {...props} />
      </Activity>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Paso
      </button>
      <button type="reset">Restablecer</button>
    </form>
  );
}

describe('a value that a person types', () => {
  it('keeps its text through a late answer, and gives way to a changed or refused one', async () => {
    const late: (() => void)[] = [];
    const { rerender } = render(<Caller answer={(next, set) => late.push(() => set(next ?? 0))} />);
    await userEvent.fill(input(), '2,');
    // The caller had not answered in the event, so the old value stands.
    expect(seen()).toEqual(['1', 0]);
    act(() => late.shift()?.());
    expect(seen()).toEqual(['2,', 0]);
    rerender(<Caller answer={(_, set) => set(9)} />);
    await userEvent.type(input(), '{End}5');
    expect(seen()).toEqual(['9', 0]);
    rerender(<Caller answer={() => {}} />);
    await userEvent.type(input(), '{End}5');
    expect(seen()).toEqual(['9', 0]);
  });

  it('keeps its text through an answer in a transition, and goes with another record', async () => {
    render(<Caller answer={(next, set) => startTransition(() => set(next ?? 0))} />);
    await userEvent.type(input(), '{End},');
    await expect.poll(seen).toEqual(['1,', 0]);
    await userEvent.click(screen.getByText('Otro registro'));
    expect(seen()).toEqual(['7', 1]);
  });

  it('comes back by a reset, by button and by script, while it is hidden too', async () => {
    const onChange = vi.fn();
    render(
      <StrictMode>
        <Step defaultValue={1} onChange={onChange} />
      </StrictMode>,
    );
    await userEvent.type(input(), '{End}2,');
    await userEvent.click(screen.getByText('Restablecer'));
    await expect.poll(seen).toEqual(['1', 1]);
    await userEvent.type(input(), '{End}3,');
    await userEvent.click(screen.getByText('Paso'));
    await userEvent.click(screen.getByText('Restablecer'));
    await userEvent.click(screen.getByText('Paso'));
    await expect.poll(seen).toEqual(['1', 2]);
    await userEvent.type(input(), '{End}4,');
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect(seen()).toEqual(['1', 3]);
    expect(onChange.mock.calls.filter(([, { reason }]) => reason === 'reset')).toHaveLength(3);
  });

  it('stays where it was typed before hydration, and is reported once', async () => {
    const onChange = vi.fn();
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<NumberWidget defaultValue={1} onChange={onChange} />);
    await userEvent.type(input(), '{End}2,');
    const root = await act(async () =>
      hydrateRoot(box, <NumberWidget defaultValue={1} onChange={onChange} />),
    );
    expect(seen()).toEqual(['12,', 0]);
    await userEvent.type(input(), '{End}5');
    expect(seen()).toEqual(['12,5', 0]);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([12, 12.5]);
    act(() => root.unmount());
    box.remove();
  });
});
