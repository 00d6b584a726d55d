import { expectConsole } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Activity,
  type ReactNode,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberWidget, type NumberWidgetProps, numberOf } from './number-widget.testing';
import type { ControlValue } from './use-control-value';

let control: ControlValue<number | null, string, { reason: string }>;
const keep = (now: typeof control) => {
  control = now;
};
const Widget = (props: NumberWidgetProps) => <NumberWidget {...props} onRender={keep} />;

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
const seen = () => [input().value, Number(input().dataset.record)];
const write = (text: string) => act(() => control.set(numberOf(text), { reason: 'type' }, text));
function ignore(): void {}

function show(first: NumberWidgetProps) {
  const view = (props: NumberWidgetProps) => (
    <StrictMode>
      <Widget {...props} />
    </StrictMode>
  );
  const { rerender } = render(view(first));
  return (props: NumberWidgetProps) => rerender(view(props));
}

describe('what a caller answers', () => {
  it.each<[string, (number | null | '')[], [string, number]]>([
    ['the reported value', [2], ['2,', 0]],
    ['the reported value, late', [1, 2], ['2,', 0]],
    ['the reported value, later still', [1, 1, 1, 2], ['2,', 0]],
    ['another value, at once', [9], ['9', 0]],
    ['another value, late: it may be another record', [1, 9], ['9', 1]],
    ['the old value: it refuses', [1, 1], ['1', 0]],
    ['another record', [1, 7], ['7', 1]],
    ['another record, and one that has what was reported before', [2, 7, 2], ['2', 2]],
    ['the reported value, and then the old one', [2, 1], ['1', 1]],
  ])('%s', (_, answers, expected) => {
    const again = show({ value: 1, onChange: ignore });
    // In one batch with the first answer, as a caller's own `setState` is.
    act(() => {
      control.set(2, { reason: 'type' }, '2,');
      again({ value: answers[0] ?? null, onChange: ignore });
    });
    for (const value of answers.slice(1)) again({ value, onChange: ignore });
    expect(seen()).toEqual(expected);
    expect(control.now()).toBe(control.value);
  });

  it('empties half a value by another empty one, and by it alone', () => {
    const onChange = vi.fn();
    const again = show({ value: null, onChange });
    write('-');
    again({ value: null, onChange });
    expect(seen()).toEqual(['-', 0]);
    again({ value: '', onChange });
    expect(seen()).toEqual(['', 1]);
    write('-');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, { reason: 'type' });
    again({ value: null, onChange });
    expect(seen()).toEqual(['-', 1]);
    again({ value: '', onChange });
    expect(seen()).toEqual(['', 2]);
  });

  it('builds two events before the next render on each other, and forgets what was refused', () => {
    const again = show({ value: 1, onChange: ignore });
    act(() => {
      control.set((control.now() ?? 0) + 1, { reason: 'type' });
      control.set((control.now() ?? 0) + 1, { reason: 'type' });
      expect(control.now()).toBe(3);
    });
    expect(control.now()).toBe(1);
    again({ value: 1, onChange: ignore });
    expect(seen()).toEqual(['1', 0]);
  });

  it('begins anew where the caller stops giving a value', () => {
    const again = show({ value: 5, defaultValue: 3, onChange: ignore });
    again({ defaultValue: 3 });
    expectConsole('warn', 'Guadua widgets take an undefined `value`');
    expect(seen()).toEqual(['3', 1]);
    write('4');
    expect(seen()).toEqual(['4', 1]);
    again({ value: 6, onChange: ignore });
    again({});
    // Not with the first value that was given, which a reset would bring back.
    expect(seen()).toEqual(['', 3]);
  });
});

/** A promise that a suspended component waits for. */
let wait: Promise<void>;
let release: () => void;
beforeEach(() => {
  wait = new Promise((resolve) => {
    release = resolve;
  });
});

let setRecord: (value: number) => void;
const calls: unknown[] = [];

function Slow({ on }: { on: boolean }) {
  if (on) use(wait);
  return null;
}

/** Its record 50 arrives slowly. */
function SlowRecord() {
  const [value, setValue] = useState<number | null>(1);
  setRecord = setValue;
  const onChange = (next: number | null) => {
    calls.push(next);
    setValue(next);
  };
  return (
    <Suspense>
      <Widget value={value} onChange={onChange} />
      <Slow on={value === 50} />
    </Suspense>
  );
}

function SetInTransition() {
  const [on, setOn] = useState(false);
  if (on) use(wait);
  const [, draw] = useState(0);
  const setLater = () =>
    startTransition(() => {
      setOn(true);
      control.set(2, { reason: 'type' });
    });
  return (
    <>
      <Widget defaultValue={1} />
      <button type="button" onClick={setLater}>
        Luego
      </button>
      <button type="button" onClick={() => draw((count) => count + 1)}>
        Ya
      </button>
    </>
  );
}

function ResetInLayoutEffect({ onChange }: Pick<NumberWidgetProps, 'onChange'>) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.reset(), []);
  return (
    <form ref={form} action={ignore}>
      <Widget defaultValue={4} onChange={onChange} />
      <button type="submit">Enviar</button>
    </form>
  );
}

describe('with React', () => {
  it('a slow transition to another record is kept to it, however often it is interrupted', async () => {
    render(<SlowRecord />);
    await act(async () => startTransition(() => setRecord(50)));
    expect(seen()).toEqual(['1', 0]);
    write('2,');
    expect([seen(), control.now()]).toEqual([['2,', 0], 2]);
    await act(async () => release());
    expect([seen(), control.now(), calls]).toEqual([['2,', 0], 2, [2]]);
    await act(async () => startTransition(() => setRecord(50)));
    expect([seen(), control.now()]).toEqual([['50', 1], 50]);
  });

  it('what is set in a transition is shown with the transition, and known at once', async () => {
    render(
      <Suspense>
        <SetInTransition />
      </Suspense>,
    );
    await act(async () => screen.getByText('Luego').click());
    await act(async () => screen.getByText('Ya').click());
    expect([seen(), control.now()]).toEqual([['1', 0], 2]);
    await act(async () => release());
    expect(seen()).toEqual(['2', 0]);
  });

  it('it is set, reset and given while `<Activity>` hides it', async () => {
    const view = (mode: 'visible' | 'hidden', value?: number) => (
      <form>
        <Activity mode={mode}>
          <Widget value={value} defaultValue={1} onChange={ignore} />
        </Activity>
      </form>
    );
    const { rerender } = render(view('visible'));
    write('2,');
    await act(async () => rerender(view('hidden')));
    await act(async () => control.set(3, { reason: 'type' }));
    expect(document.querySelector('input')?.value).toBe('3');
    await act(async () => document.querySelector('form')?.reset());
    expect([document.querySelector('input')?.value, control.now()]).toEqual(['1', 1]);
    await act(async () => rerender(view('hidden', 8)));
    expect(control.now()).toBe(8);
  });

  it('it is reset in the first layout effect of the application, and by a form action', async () => {
    const onChange = vi.fn();
    render(<ResetInLayoutEffect onChange={onChange} />);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4, { reason: 'reset' });
    expect(seen()).toEqual(['4', 1]);
    write('5,');
    await userEvent.click(screen.getByText('Enviar'));
    await vi.waitFor(() => expect(seen()).toEqual(['4', 2]));
  });

  it('it is reset to the default of now', () => {
    const view = (defaultValue: number) => (
      <form>
        <Widget defaultValue={defaultValue} />
      </form>
    );
    const { rerender } = render(view(1));
    rerender(view(2));
    expect(seen()).toEqual(['1', 0]);
    act(() => document.querySelector('form')?.reset());
    expect(seen()).toEqual(['2', 1]);
  });
});

/** It listens from its effects on, as form libraries do. */
function Keeper({ onCall }: { onCall: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(1);
  const listens = useRef(false);
  useEffect(() => {
    listens.current = true;
  }, []);
  const onChange = (next: number | null) => {
    onCall(next);
    if (listens.current) setValue(next);
  };
  return <Widget value={value} onChange={onChange} />;
}

function ResetInEffect({ onChange }: Pick<NumberWidgetProps, 'onChange'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.reset(), []);
  return (
    <form ref={form}>
      <Widget defaultValue={1} onChange={onChange} />
    </form>
  );
}

describe('what was entered before hydration (TXC-6)', () => {
  /** Writes into the page of a server, and hydrates it. */
  async function enter(text: string, page: ReactNode, check: () => void) {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(page);
    input().value = text;
    const root = await act(async () => hydrateRoot(box, page));
    check();
    act(() => root.unmount());
    box.remove();
  }

  it.each([StrictMode, Suspense])('is reported once, to a caller that listens', async (Around) => {
    const onCall = vi.fn();
    const page = (
      <Around>
        <Keeper onCall={onCall} />
      </Around>
    );
    await enter('7,', page, () => {
      expect(onCall.mock.calls).toEqual([[7]]);
      expect(seen()).toEqual(['7,', 0]);
    });
  });

  it('is the value of a widget that keeps its own', async () => {
    const onChange = vi.fn();
    await enter('', <Widget defaultValue={1} onChange={onChange} />, () => {
      expect(onChange.mock.calls).toEqual([[null, { reason: 'type' }]]);
      expect(seen()).toEqual(['', 0]);
    });
  });

  it('is dropped by a reset in the first effect', async () => {
    const onChange = vi.fn();
    await enter('7,', <ResetInEffect onChange={onChange} />, () => {
      expect(onChange.mock.calls).toEqual([[1, { reason: 'reset' }]]);
      expect(seen()).toEqual(['1', 1]);
    });
  });
});
