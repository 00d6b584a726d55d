import { describeWidget } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckboxGroup } from '../checkbox-group/checkbox-group';
import { Field } from '../field/field';
import { NativeSelect } from './native-select';
import { RadioGroup } from './radio-group';
import { Checkbox } from './toggle';

const cities = [
  { value: 'bog', label: 'Bogotá' },
  { value: 'med', label: 'Medellín' },
  { value: 'cal', label: 'Cali' },
];
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const form = () => screen.getByRole<HTMLFormElement>('form');
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));

/** Real select and real reset: the browser keeps defaults of its own. */
describeWidget<string | null>(
  '<NativeSelect>',
  {
    render: (props) => <NativeSelect placeholder="Elige" options={cities} {...props} />,
    control: select,
    value: 'med',
    otherValue: 'cal',
    empty: null,
    formValue: (value) => [value ?? ''],
    change: (person) => person.selectOptions(select(), 'cal'),
  },
  { share: 5, of: 7 },
);

describe('the browser’s own reset (CMP-3)', () => {
  it('goes back to the default, not to the first option', async () => {
    render(
      <form>
        <NativeSelect aria-label="Ciudad" options={cities} defaultValue="med" />
        <Checkbox defaultValue>Acepto</Checkbox>
        <RadioGroup aria-label="Sede" name="sede" options={cities} defaultValue="cal" />
        <button type="reset">Restablecer</button>
      </form>,
    );
    const expectDefaults = () => {
      expect([select().value, box().checked, radio('Cali').checked]).toEqual(['med', true, true]);
    };
    await reset();
    expectDefaults();
    await userEvent.selectOptions(select(), 'bog');
    await userEvent.click(box());
    await userEvent.click(radio('Bogotá'));
    expect([select().value, box().checked, radio('Cali').checked]).toEqual(['bog', false, false]);
    await reset();
    await vi.waitFor(expectDefaults);
  });

  it('leaves what a caller holds on to', async () => {
    const page = (city: string, on: boolean) => (
      <form>
        <NativeSelect aria-label="Ciudad" options={cities} value={city} />
        <Checkbox value={on}>Acepto</Checkbox>
        <RadioGroup aria-label="Sede" name="sede" options={cities} value={city} />
        <button type="reset">Restablecer</button>
      </form>
    );
    const { rerender } = render(page('med', true));
    rerender(page('cal', false));
    await reset();
    expect([select().value, box().checked, radio('Cali').checked]).toEqual(['cal', false, true]);
  });
});

/** Shows what its form held at the last `input`. */
function ListeningPage() {
  const [heard, setHeard] = useState<FormDataEntryValue | null>(null);
  useEffect(() => {
    const listen = () => setHeard(new FormData(form()).get('ciudad'));
    document.addEventListener('input', listen);
    return () => document.removeEventListener('input', listen);
  }, []);
  return (
    <form aria-label="Visita" data-heard={heard}>
      <NativeSelect aria-label="Ciudad" name="ciudad" placeholder="Elige" options={cities} />
    </form>
  );
}

describe('a page that listens for `input` itself, as Conform does (INP-4.1)', () => {
  it('keeps a choice of which such a listener renders the select anew', async () => {
    render(<ListeningPage />);
    // Only a choice by a real key lets React render between the two events that it causes.
    select().focus();
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(form().dataset.heard).toBe('cal'));
    expect(select().value).toBe('cal');
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(form().dataset.heard).toBe('med'));
    expect(new FormData(form()).get('ciudad')).toBe('med');
  });
});

describe('RadioGroup (APG radio group)', () => {
  it('moves and chooses with the arrows, round the ends and passing over what is disabled', async () => {
    const onChange = vi.fn();
    const options = cities.map((city) => ({ ...city, disabled: city.value === 'med' }));
    render(
      <RadioGroup
        aria-label="Ciudad"
        options={[...options, { value: 'tun', label: 'Tunja' }]}
        defaultValue="bog"
        onChange={onChange}
      />,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('Bogotá'));
    const steps = [
      ['{ArrowDown}', 'cal'],
      ['{ArrowRight}', 'tun'],
      ['{ArrowDown}', 'bog'],
      ['{ArrowUp}', 'tun'],
      ['{ArrowLeft}', 'cal'],
    ] as const;
    for (const [key, value] of steps) {
      await userEvent.keyboard(key);
      expect(onChange, key).toHaveBeenLastCalledWith(value, { reason: 'select' });
      expect(document.activeElement).toHaveProperty('value', value);
    }
  });
});

describe('NativeSelect shows what it sends (TXC-1)', () => {
  const options = [
    { value: 'a', label: 'Uno' },
    { value: 'b', label: 'Dos' },
  ];
  const select = () => screen.getByRole<HTMLSelectElement>('combobox');
  const sent = () => new FormData(select().form ?? undefined).get('campo');

  it('keeps a value that has no option any more', () => {
    render(
      <form>
        <NativeSelect name="campo" aria-label="Campo" options={options} defaultValue="zzz" />
      </form>,
    );
    expect(select().selectedOptions[0]?.textContent).toBe('zzz');
    expect(sent()).toBe('zzz');
  });

  it('takes an empty text for no choice', () => {
    render(
      <form>
        <NativeSelect name="campo" aria-label="Campo" options={options} value="" />
      </form>,
    );
    expect(select().selectedOptions[0]?.textContent).toBe('');
    expect(sent()).toBe('');
  });

  it('finds the options that stand inside of it', () => {
    render(
      <NativeSelect aria-label="Campo" defaultValue="c">
        <option value="c">Tres</option>
      </NativeSelect>,
    );
    expect(Array.from(select().options, (option) => option.text)).toEqual(['Tres']);
  });

  it('blocks only the keys that choose while read-only', () => {
    render(<NativeSelect aria-label="Campo" options={options} defaultValue="a" readOnly />);
    const goesOn = (init: KeyboardEventInit) =>
      select().dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    for (const key of ['F5', 'Escape', 'Tab']) expect(goesOn({ key })).toBe(true);
    expect(goesOn({ key: 'r', ctrlKey: true })).toBe(true);
    for (const key of ['ArrowDown', 'Home', ' ', 'd', 'F4']) expect(goesOn({ key })).toBe(false);
  });
});

describe('choices keep what they show', () => {
  it('an undecided box keeps its dash while read-only', async () => {
    render(
      <Checkbox readOnly indeterminate>
        Todas
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('Todas'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  });

  it('an undecided box shows its dash in the markup of a server', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const look = (props: { indeterminate?: boolean }) => {
      host.innerHTML = renderToString(<Checkbox {...props}>Todas</Checkbox>);
      const { opacity, transform } = getComputedStyle(screen.getByRole('checkbox'), '::after');
      return { opacity, transform };
    };
    expect(look({ indeterminate: true })).toEqual({ opacity: '1', transform: 'none' });
    expect(look({}).opacity).toBe('0');
    host.remove();
  });

  it('a required box is marked once: by the label of its field, else by its own text (FLD-3)', () => {
    const mark = (element: Element | null | undefined) =>
      element ? getComputedStyle(element, '::after').content.includes('*') : null;
    const look = (label: string | undefined, required: boolean) => {
      const { unmount } = render(
        <Field label={label}>
          <div>
            <Checkbox required={required}>Acepto</Checkbox>
          </div>
        </Field>,
      );
      const marks = [
        mark(label === undefined ? null : screen.getByText(label)),
        mark(screen.getByText('Acepto')),
      ];
      unmount();
      return marks;
    };
    expect(look('Términos', true)).toEqual([true, false]);
    expect(look(undefined, true)).toEqual([null, true]);
    expect(look(undefined, false)).toEqual([null, false]);
    render(<Checkbox required>Sola</Checkbox>);
    expect(mark(screen.getByText('Sola'))).toBe(true);
  });

  it('a press on the label of the field round a group chooses nothing, and names the group', async () => {
    render(
      <Field label="Ciudad">
        <RadioGroup name="ciudad" options={cities} />
      </Field>,
    );
    await userEvent.click(screen.getByText('Ciudad'));
    expect(screen.getByRole('radiogroup', { name: 'Ciudad' })).toBeTruthy();
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
      expect(radio.checked).toBe(false);
    }
  });

  it.each([
    ['CheckboxGroup', CheckboxGroup, 'checkbox', []],
    ['RadioGroup', RadioGroup, 'radio', null],
  ] as const)(
    'a %s whose options have come later follows the reset of its form (CMP-3)',
    async (_, Group, role, empty) => {
      const onChange = vi.fn();
      const view = (shown: typeof cities) => (
        <form>
          <Group aria-label="Ciudad" name="campo" options={shown} onChange={onChange} />
          <button type="reset">Restablecer</button>
        </form>
      );
      const { rerender } = render(view([]));
      rerender(view(cities));
      await userEvent.click(screen.getByRole(role, { name: 'Cali' }));
      await reset();
      expect(onChange).toHaveBeenLastCalledWith(empty, { reason: 'reset' });
    },
  );

  it('a group without a name follows the reset of its form (CMP-3)', async () => {
    render(
      <form>
        <RadioGroup
          aria-label="Envío"
          defaultValue="a"
          options={[
            { value: 'a', label: 'Uno' },
            { value: 'b', label: 'Dos' },
          ]}
        />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.click(screen.getByLabelText('Dos'));
    await reset();
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Uno').checked).toBe(true);
    expect([...new FormData(document.querySelector('form') ?? undefined).keys()]).toEqual([]);
  });
});
