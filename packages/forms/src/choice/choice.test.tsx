import { describeWidget } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NativeSelect } from './native-select';
import { RadioGroup } from './radio-group';
import { Checkbox, Switch } from './toggle';

const cities = [
  { value: 'bog', label: 'Bogotá' },
  { value: 'med', label: 'Medellín' },
];

describeWidget<boolean>(
  '<Checkbox>',
  {
    render: (props) => <Checkbox {...props} />,
    control: () => screen.getByRole('checkbox'),
    value: true,
    otherValue: false,
    formValue: (value) => (value ? ['on'] : []),
    change: (person) => person.click(screen.getByRole('checkbox')),
  },
  { share: 4, of: 6 },
);

describeWidget<boolean>(
  '<Switch>',
  {
    render: (props) => <Switch {...props} />,
    control: () => screen.getByRole('switch'),
    value: true,
    otherValue: false,
    formValue: (value) => (value ? ['on'] : []),
    change: (person) => person.click(screen.getByRole('switch')),
  },
  { share: 5, of: 6 },
);

describeWidget<string | null>(
  '<RadioGroup>',
  {
    render: (props) => <RadioGroup options={cities} {...props} />,
    control: () =>
      screen.queryByRole('radio', { checked: true }) ??
      screen.getAllByRole('radio')[0] ??
      document.body,
    value: 'bog',
    otherValue: 'med',
    empty: null,
    formValue: (value) => (value === null ? [] : [value]),
    change: (person) => person.click(screen.getByRole('radio', { name: 'Medellín' })),
  },
  { share: 6, of: 6 },
);

describe('NativeSelect (INP-4)', () => {
  it('can go back to nothing through its placeholder, unless required', async () => {
    const onChange = vi.fn();
    const select = (required: boolean) => (
      <NativeSelect
        aria-label="Ciudad"
        placeholder="Elige"
        options={cities}
        defaultValue="bog"
        required={required}
        onChange={onChange}
      />
    );
    const { rerender } = render(select(false));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Elige');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, { reason: 'select' });
    rerender(select(true));
    expect(screen.getByText('Elige')).toHaveProperty('hidden', true);
  });
});

describe('Checkbox (INP-4)', () => {
  it('can be neither ticked nor not', () => {
    render(<Checkbox indeterminate>Todas</Checkbox>);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Todas' }).indeterminate).toBe(
      true,
    );
  });
  it('submits what the caller says', () => {
    render(
      <form aria-label="f">
        <Checkbox name="acepto" submitValue="sí" defaultValue>
          Acepto
        </Checkbox>
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('acepto')).toBe('sí');
  });
});

describe('RadioGroup (INP-4)', () => {
  it('shows and sends a value without an option, until another is chosen', async () => {
    render(
      <form aria-label="Formulario">
        <RadioGroup aria-label="Ciudad" name="ciudad" options={cities} defaultValue="cali" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).get('ciudad');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'cali' }).checked).toBe(true);
    expect(sent()).toBe('cali');
    await userEvent.click(screen.getByRole('radio', { name: 'Bogotá' }));
    expect(sent()).toBe('bog');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('has nothing chosen for an empty text, which no option has', () => {
    render(<RadioGroup aria-label="Ciudad" options={cities} value="" onChange={() => {}} />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radiogroup').dataset).toHaveProperty('empty');
  });
});
