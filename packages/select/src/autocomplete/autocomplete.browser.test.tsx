import {
  describeTextField,
  describeWidget,
  eachInTurn,
  enterBeforeHydration,
  expectNoAxeViolations,
} from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Autocomplete } from './autocomplete';

const cities = ['Cali', 'Calima', 'Caldas', 'Pasto'];
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => screen.queryByRole('listbox') !== null;
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describeWidget<string>(
  '<Autocomplete>',
  {
    render: ({ ref, ...props }) => <Autocomplete {...props} ref={ref} options={cities} />,
    control: field,
    value: 'Cali',
    otherValue: 'Pasto',
    empty: '',
    change: async (person) => {
      await person.clear(field());
      await person.type(field(), 'Pasto{Escape}');
    },
    open: async (person) => {
      await person.click(field());
      await person.keyboard('{ArrowDown}');
      screen.getByRole('listbox');
    },
    formValue: (value) => [value],
  },
  { share: 1, of: 4 },
);

describeTextField(
  '<Autocomplete>',
  {
    render: (props) => (
      // Room for the suggestions, which would lie over what the suite presses next.
      <div style={{ paddingBlockEnd: 200 }}>
        <Autocomplete {...props} value={props.value as string | undefined} options={cities} />
      </div>
    ),
    input: () => screen.getByLabelText<HTMLInputElement>('Campo'),
    texts: ['Calima, Darién', 'ñandú'],
    randomTexts: fc.sample(fc.stringMatching(/^[a-zñáéíóú]{1,6}( [a-zñáéíóú]{1,5}){0,2}$/), 4),
    records: ['Cali', 'Pasto'],
    composed: ['ñandú', 'ñandú'],
    nativeUndo: true,
  },
  { share: 1, of: 2 },
);

async function write(text: string, onSubmit = vi.fn()) {
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('ciudad'));
      }}
    >
      <Autocomplete aria-label="Ciudad" name="ciudad" options={cities} />
      <button type="button">Después</button>
    </form>,
  );
  await userEvent.click(field());
  await userEvent.keyboard(text);
  return onSubmit;
}

describe('the keyboard of suggestions (AUT-3)', () => {
  it('ArrowDown and ArrowUp move, and lead back to the text', async () => {
    await write('cal');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Cali');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Caldas');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{PageDown}');
    expect(active()).toBe('Caldas');
    await userEvent.keyboard('{PageUp}');
    expect(active()).toBe('Cali');
    expect(field().value).toBe('cal');
  });

  it('ArrowDown opens what Escape closed', async () => {
    await write('cal');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('cal');
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
  });

  it('Enter chooses the active suggestion, and else sends what is written', async () => {
    const onSubmit = await write('cal{ArrowDown}{ArrowDown}{Enter}');
    expect(field().value).toBe('Calima');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith('Calima');
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith('Calim');
    expect(isOpen()).toBe(false);
  });

  it('Enter, held down, chooses and sends nothing', async () => {
    const onSubmit = await write('cal{ArrowDown}{Enter>4/}');
    expect(field().value).toBe('Cali');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Enter sends what is written although the pointer rests on a suggestion', async () => {
    const onSubmit = await write('cal');
    await userEvent.hover(screen.getByRole('option', { name: 'Caldas' }));
    await expect
      .poll(() => screen.getByRole('option', { name: 'Caldas' }).hasAttribute('data-highlighted'))
      .toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith('cal');
  });

  it('Tab keeps the text and moves on', async () => {
    await write('cal{ArrowDown}{Tab}');
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('cal');
    expect(document.activeElement).toBe(screen.getByText('Después'));
  });

  it('Home, End and the side arrows stay those of the text', async () => {
    await write('cal{ArrowDown}{Home}x');
    expect(field().value).toBe('xcal');
  });
});

describe('a pointer that rests over the suggestions (AUT-3)', () => {
  it('leaves the active one to the keyboard when the list scrolls below it', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `Calle ${index}`);
    render(<Autocomplete aria-label="Ciudad" options={many} />);
    await userEvent.click(field());
    await userEvent.keyboard('calle');
    const row = screen.getByRole('option', { name: 'Calle 2' });
    await userEvent.hover(row);
    const { left, top, width, height } = row.getBoundingClientRect();
    const rest = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    const chosen = active();
    expect(chosen).toMatch(/^Calle [1-9]\d$/);
    // What WebKit sends after a scroll: the pointer is where it was.
    const below = document.elementFromPoint(rest.clientX, rest.clientY);
    below?.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...rest }),
    );
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe(chosen);
  });
});

describe('where the suggestions open (CMP-11)', () => {
  it('is as far from the field as is asked for', async () => {
    render(<Autocomplete aria-label="Ciudad" options={cities} sideOffset={20} />);
    await userEvent.click(field());
    await userEvent.keyboard('cal');
    const root = field().closest('.gd-autocomplete')?.getBoundingClientRect();
    const popup = screen.getByRole('listbox').closest('.gd-popup')?.getBoundingClientRect();
    expect((popup?.top ?? 0) - (root?.bottom ?? 0)).toBeCloseTo(20, 0);
  });
});

describe('a chosen suggestion', () => {
  for (const [way, choose] of [
    ['a click', () => userEvent.click(screen.getByRole('option', { name: 'Caldas' }))],
    ['Enter', () => userEvent.keyboard('{ArrowUp}{Enter}')],
  ] as const) {
    it(`that ${way} chooses is cut to the length that fits, and announced as it is there (AUT-1)`, async () => {
      const onChange = vi.fn();
      render(
        <form>
          <Autocomplete
            aria-label="Ciudad"
            name="ciudad"
            maxLength={4}
            options={cities}
            onChange={onChange}
          />
        </form>,
      );
      await userEvent.click(field());
      await userEvent.keyboard('cal');
      await choose();
      expect(field().value).toBe('Cald');
      expect(new FormData(field().form as HTMLFormElement).get('ciudad')).toBe('Cald');
      expect(onChange).toHaveBeenLastCalledWith('Cald', { reason: 'select', option: 'Caldas' });
      await expect
        .poll(() => screen.getByRole('status').textContent)
        .toBe('Cald, opción seleccionada');
    });
  }

  it('is undone to what was written (TXC-4)', async () => {
    await write('cal');
    await userEvent.click(screen.getByRole('option', { name: 'Caldas' }));
    expect(field().value).toBe('Caldas');
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(field().value).toBe('cal');
  });

  it('takes only its own label from a label round the field', async () => {
    render(
      // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
      <label>
        Ciudad
        <Autocomplete options={cities} />
      </label>,
    );
    await userEvent.click(field());
    await userEvent.keyboard('cal{ArrowDown}{Enter}');
    await expect.poll(() => screen.getByRole('status').textContent).toContain('Cali');
    expect(screen.getByRole('combobox', { name: 'Ciudad' })).toBe(field());
  });

  it('is accessible open and closed', async () => {
    await write('cal{ArrowDown}');
    await expectNoAxeViolations(document.body);
  });
});

/** Keeps the text as form libraries do: it subscribes to changes in an effect. */
function Kept() {
  const [city, setCity] = useState('');
  const subscribed = useRef(false);
  useEffect(() => {
    subscribed.current = true;
  }, []);
  const change = (next: string) => {
    if (subscribed.current) setCity(next);
  };
  return (
    <Autocomplete
      aria-label="Ciudad"
      name="ciudad"
      options={cities}
      value={city}
      onChange={change}
    />
  );
}

eachInTurn(
  [
    ['it', <Autocomplete key="" aria-label="Ciudad" name="ciudad" options={cities} />],
    ['a caller', <Kept key="" />],
  ],
  3,
)(
  'keeps what was written before hydration, and sends it, where %s keeps it (TXC-6)',
  async (_, widget) => {
    const form = document.createElement('form');
    form.innerHTML = renderToString(widget);
    document.body.append(form);
    await userEvent.click(field());
    await userEvent.keyboard('Ráq');
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(form, widget);
    });
    await userEvent.keyboard('uira');
    expect(field().value).toBe('Ráquira');
    expect(new FormData(form).get('ciudad')).toBe('Ráquira');
    act(() => root?.unmount());
    form.remove();
  },
);

it('lets the first effect of an application reset what was written before hydration (TXC-6)', async () => {
  let isReset = false;
  const form = await enterBeforeHydration(
    <Autocomplete aria-label="Ciudad" name="ciudad" options={cities} defaultValue="Cali" />,
    async () => {
      await userEvent.fill(field(), 'Ráquira');
    },
    (now) => {
      if (!isReset) now.reset();
      isReset = true;
    },
  );
  expect(field().value).toBe('Cali');
  expect(new FormData(form).get('ciudad')).toBe('Cali');
});
