import { describeWidget } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NativeSelect } from './native-select';
import { RadioGroup } from './radio-group';
import { Checkbox } from './toggle';

const cities = [
  { value: 'bog', label: 'Bogotá' },
  { value: 'med', label: 'Medellín' },
  { value: 'cal', label: 'Cali' },
];
const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const reset = () => userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));

/** Real select and real reset: the browser keeps defaults of its own. */
describeWidget<string | null>('<NativeSelect>', {
  render: (props) => <NativeSelect placeholder="Elige" options={cities} {...props} />,
  control: select,
  value: 'med',
  otherValue: 'cal',
  empty: null,
  formValue: (value) => [value ?? ''],
  change: (person) => person.selectOptions(select(), 'cal'),
});

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
