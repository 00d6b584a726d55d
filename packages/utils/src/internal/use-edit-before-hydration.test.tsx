import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEditBeforeHydration } from './use-edit-before-hydration';

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
}

function Field({ value, onChange }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [early] = useEditBeforeHydration({
    read: () => (input.current?.value === value ? undefined : input.current?.value),
    take: onChange,
  });
  return (
    <input
      ref={input}
      aria-label="Campo"
      value={early ?? value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Keeps the value as form libraries do: it subscribes to changes in an effect. */
function Keeper({ onCall }: { onCall: (value: string) => void }) {
  const [value, setValue] = useState('');
  const subscribed = useRef(false);
  useEffect(() => {
    subscribed.current = true;
    return () => {
      subscribed.current = false;
    };
  }, []);
  const change = (next: string) => {
    onCall(next);
    if (subscribed.current) setValue(next);
  };
  return <Field value={value} onChange={change} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Campo');
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

describe('useEditBeforeHydration (TXC-6)', () => {
  it.each([false, true])(
    'hands what was entered to a caller that listens from its effects on, once (StrictMode: %s)',
    async (strict) => {
      const onCall = vi.fn();
      const page = strict ? (
        <StrictMode>
          <Keeper onCall={onCall} />
        </StrictMode>
      ) : (
        <Keeper onCall={onCall} />
      );
      const box = document.body.appendChild(document.createElement('div'));
      box.innerHTML = renderToString(page);
      input().value = 'Ana';
      await act(async () => {
        root = hydrateRoot(box, page);
      });
      expect(onCall.mock.calls).toEqual([['Ana']]);
      expect(input().value).toBe('Ana');
    },
  );

  it('calls no handler where nothing was entered', () => {
    const onCall = vi.fn();
    render(<Keeper onCall={onCall} />);
    expect(onCall).not.toHaveBeenCalled();
  });
});
