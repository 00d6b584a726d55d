import { describeWidget, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../../field/field';
import { AddressInput } from './address-input';
import { endsPart, isOpen, pasteInto } from './address-state';

/** A caller who keeps the value. */
function Kept() {
  const [address, setAddress] = useState<string | null>('Calle 100 # 19 - 54 Torre 2');
  return <AddressInput value={address} onChange={setAddress} />;
}

const via = () => screen.getByRole<HTMLInputElement>('combobox');
const part = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => [via(), part(/vía/), part(/cruce/), part(/Placa/)].map((input) => input.value);

describeWidget<string | null>(
  '<AddressInput>',
  {
    render: (props) => <AddressInput {...props} />,
    control: via,
    value: 'Calle 100 # 19 - 54',
    otherValue: 'Carrera 7',
    empty: null,
    formValue: (value) => (value === null ? [] : [value]),
    change: async (person) => {
      await person.clear(part(/Placa/)).catch(() => {});
      await person.clear(part(/cruce/)).catch(() => {});
      await person.clear(via());
      await person.keyboard('carr{Enter}');
      await person.clear(part(/vía/));
      await person.keyboard('7');
    },
    open: (person) => person.click(via()),
    keepsDraft: true,
  },
  { share: 1, of: 3 },
);

describe('AddressInput (ADR)', () => {
  it('has a value only while it is valid (ADR-1)', async () => {
    const onChange = vi.fn();
    const onPartsChange = vi.fn();
    render(<AddressInput onChange={onChange} onPartsChange={onPartsChange} />);
    await userEvent.type(via(), 'tr{Enter}');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([null]);
    expect(onPartsChange).toHaveBeenLastCalledWith(expect.objectContaining({ via: 'Transversal' }));
    await userEvent.keyboard('5a#');
    expect(onChange).toHaveBeenLastCalledWith(
      'Transversal 5A',
      expect.objectContaining({ reason: 'type' }),
    );
    await userEvent.keyboard('1-2 sur');
    expect(onChange).toHaveBeenLastCalledWith(
      'Transversal 5A # 1 - 2 Sur',
      expect.objectContaining({
        parts: { via: 'Transversal', address1: '5a', address2: '1', address3: '2 sur' },
      }),
    );
    await userEvent.clear(part(/vía/));
    expect(onChange).toHaveBeenLastCalledWith(null, expect.anything());
  });

  it('keeps the other parts for a caller who keeps the value, when one is erased (ADR-5)', async () => {
    render(<Kept />);
    await userEvent.clear(via());
    expect(shown()).toEqual(['', '100', '19', '54 Torre 2']);
  });

  it('takes at most 50 characters in each part (ADR-1)', async () => {
    render(<AddressInput defaultValue="Calle 1" />);
    await userEvent.type(part(/vía/), '2'.repeat(60));
    expect(part(/vía/).value).toHaveLength(50);
  });

  it.each([
    ['is no street and too long', 'x'.repeat(201), 'una de sus partes tiene más de 200 caracteres'],
    [
      'has a number that is too long',
      `Calle ${'1'.repeat(51)} # 2 - 3`,
      'una de sus partes tiene más de 50 caracteres',
    ],
    [
      'has a complement that is too long',
      `Calle 1 # 2 - ${'3'.repeat(51)}`,
      'una de sus partes tiene más de 50 caracteres',
    ],
    ['is not finished', 'Calle', 'Completa la dirección'],
  ])('says what is wrong with one that %s (ADR-1, TXC-7)', (_, value, reason) => {
    render(
      <form aria-label="f">
        <AddressInput name="direccion" defaultValue={value} />
      </form>,
    );
    expect(part(/vía/).validationMessage).toContain(reason);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('direccion')).toBeNull();
  });

  it('settles in its spelling on leaving (ADR-2)', async () => {
    render(<AddressInput />);
    await userEvent.type(via(), 'ca{Enter}');
    await userEvent.keyboard('75a#7a bis-12 apto 3');
    await userEvent.tab();
    expect(shown()).toEqual(['Calle', '75A', '7A Bis', '12 Apto 3']);
  });

  it('names the group and each of its parts', async () => {
    render(
      <Field label="Dirección" errors={{ required: true }} when="always">
        <AddressInput />
      </Field>,
    );
    expect(screen.getByRole('group', { name: 'Dirección' })).toBeTruthy();
    expect(via().getAttribute('aria-label')).toBe('Tipo de vía');
    await userEvent.click(via());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Calle',
      'Carrera',
      'Autopista',
      'Avenida',
      'Avenida Calle',
      'Avenida Carrera',
      'Circunvalar',
      'Circular',
      'Diagonal',
      'Kilómetro',
      'Manzana',
      'Transversal',
      'Vía',
    ]);
    await expectNoAxeViolations();
  });

  it.each([
    ['KR 7A BIS 12 34 SUR AP 501', ['Carrera', '7A Bis', '12', '34 Sur Apto 501']],
    ['Autopista Norte Km 21', ['Autopista', 'Norte Kilómetro 21', '', '']],
  ])('takes the value %s apart (ADR-6)', (value, parts) => {
    render(<AddressInput value={value} />);
    expect(shown()).toEqual(parts);
  });

  it('submits nothing partly written, and stops native validation', async () => {
    render(
      <form aria-label="f">
        <AddressInput name="dir" />
      </form>,
    );
    await userEvent.type(via(), 'ca{Enter}');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).has('dir')).toBe(false);
    expect(part(/vía/).validationMessage).toBe('Completa la dirección');
    await userEvent.keyboard('100');
    expect(new FormData(form).get('dir')).toBe('Calle 100');
    expect(form.checkValidity()).toBe(true);
  });
});

describe('the rules of the parts', () => {
  const parts = { via: 'Calle', address1: '100', address2: '', address3: '' };
  it('a part is closed while the one before it is empty (ADR-5)', () => {
    expect(isOpen(parts, 'address2')).toBe(true);
    expect(isOpen(parts, 'address3')).toBe(false);
    expect(isOpen({ ...parts, via: 'Bulevar', address1: '' }, 'address1')).toBe(false);
    expect(isOpen({ ...parts, address3: '5' }, 'address3')).toBe(true);
  });
  it('# and - end a part at its end only (ADR-5)', () => {
    expect(endsPart('address1', '100', '100#')).toBe(true);
    expect(endsPart('address2', '19', '19-')).toBe(true);
    expect(endsPart('address1', '100', '1#00')).toBe(false);
    expect(endsPart('address3', '54 A', '54 A-')).toBe(false);
  });
  it('a pasted address fills all parts, a piece only its own (ADR-6)', () => {
    expect(pasteInto(parts, 'address2', 'Cra 7 # 12-34', false)).toEqual({
      via: 'Carrera',
      address1: '7',
      address2: '12',
      address3: '34',
    });
    expect(pasteInto(parts, 'address1', '7 # 12-34', true)?.address3).toBe('34');
    expect(pasteInto(parts, 'address2', '12-34', true)).toEqual({
      ...parts,
      address2: '12',
      address3: '34',
    });
    expect(pasteInto(parts, 'address1', '7A', true)).toBeNull();
    expect(pasteInto(parts, 'via', 'cra', true)).toEqual({ ...parts, via: 'Carrera' });
  });
  it('what does not fit changes nothing', () => {
    expect(pasteInto(parts, 'address1', `Calle ${'9'.repeat(10_000)}`, true)).toBe(parts);
    expect(pasteInto(parts, 'address1', '9'.repeat(10_000), true)).toBe(parts);
    expect(pasteInto(parts, 'via', 'x'.repeat(201), true)).toBe(parts);
  });
});

describe('AddressInput loses nothing', () => {
  const full = 'Calle 100 # 19 - 54 Torre 2';
  const sent = (form: Element) => new FormData(form as HTMLFormElement).getAll('direccion');

  it.each([
    'Vereda El Salitre, Finca La Esperanza',
    'Corregimiento de Santa Elena, vereda El Plan',
    'Bulevar Niza # 5 - 6',
  ])('keeps and sends %s as it was written (TXC-7, ADR-6)', async (text) => {
    const { container } = render(
      <form>
        <AddressInput name="direccion" defaultValue={text} />
      </form>,
    );
    const form = container.firstElementChild ?? container;
    expect(via().value).toBe(text);
    expect(sent(form)).toEqual([text]);
    await userEvent.type(via(), ' 2');
    await userEvent.tab();
    expect(via().value).toBe(`${text} 2`);
    expect(sent(form)).toEqual([`${text} 2`]);
  });

  it('keeps the other parts when the via or the first number is erased (ADR-5)', async () => {
    const onPartsChange = vi.fn();
    render(<AddressInput defaultValue={full} onPartsChange={onPartsChange} />);
    await userEvent.clear(via());
    await userEvent.tab();
    await userEvent.click(document.body);
    expect(shown()).toEqual(['', '100', '19', '54 Torre 2']);
    expect(onPartsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ via: '', address1: '100', address2: '19' }),
    );
    expect(
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de vía' }).validity.valid,
    ).toBe(false);
  });

  it('stops its form with half an address while it is read-only, too (TXC-7)', () => {
    render(
      <form aria-label="f">
        <AddressInput name="dir" defaultValue="Calle" readOnly />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).has('dir')).toBe(false);
    expect(form.checkValidity()).toBe(false);
  });

  it('is not changed while its Field is read-only (FLD-1)', async () => {
    const onChange = vi.fn();
    render(
      <Field label="Dirección" readOnly>
        <AddressInput defaultValue={full} onChange={onChange} />
      </Field>,
    );
    await userEvent.click(via());
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.paste('Carrera 7 # 1 - 2');
    expect(onChange).not.toHaveBeenCalled();
    expect(shown()[0]).toBe('Calle');
  });

  it.each(['Calle 100 # 19 - 54', 'cra 7 # 12-34', 'Km 5', 'Vereda El Salitre #3'])(
    'types %s as it is pasted (TXC-1)',
    async (text) => {
      const typed = vi.fn();
      const { unmount } = render(<AddressInput onChange={typed} />);
      await userEvent.click(via());
      await userEvent.keyboard(text);
      await userEvent.tab();
      await userEvent.click(document.body);
      unmount();
      const pasted = vi.fn();
      render(<AddressInput onChange={pasted} />);
      await userEvent.click(via());
      await userEvent.paste(text);
      await userEvent.click(document.body);
      expect(typed.mock.lastCall?.[0]).toBe(pasted.mock.lastCall?.[0]);
      expect(pasted.mock.lastCall?.[0]).not.toBeNull();
    },
  );
});
