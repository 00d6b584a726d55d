import { describeWidget, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../../field/field';
import type { IdentityDocument } from '../document/document.types';
import { DocumentInput } from './document-input';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de documento' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'f' });

describeWidget<IdentityDocument | null>(
  '<DocumentInput>',
  {
    render: (props) => <DocumentInput {...props} />,
    control: input,
    value: { type: 'CC', number: '1032456789' },
    otherValue: { type: 'CC', number: '79308960' },
    empty: null,
    formValue: (value) => [value?.number ?? ''],
    change: async (person) => {
      await person.clear(input());
      await person.type(input(), '79308960');
    },
    keepsDraft: true,
  },
  { share: 5, of: 6 },
);

describe('DocumentInput (COL-8)', () => {
  it('is one field: the label names the number, the list has a name of its own', async () => {
    render(
      <Field label="Documento" errors={{ x: 'No' }} when="always">
        <DocumentInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Documento' })).toBe(input());
    expect(list().value).toBe('CC');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await expectNoAxeViolations();
  });

  it('sends type and number under two names, and nothing without a name', () => {
    const { rerender } = render(
      <form aria-label="f">
        <DocumentInput name="documento" value={{ type: 'TI', number: '1032456789' }} />
      </form>,
    );
    expect([...new FormData(form())]).toEqual([
      ['documentoType', 'TI'],
      ['documento', '1032456789'],
    ]);
    rerender(
      <form aria-label="f">
        <DocumentInput
          name="numero"
          typeName="tipo"
          value={{ type: 'NIT', number: '899999068-1' }}
        />
      </form>,
    );
    expect([...new FormData(form())]).toEqual([
      ['tipo', 'NIT'],
      ['numero', '899999068-1'],
    ]);
    rerender(
      <form aria-label="f">
        <DocumentInput value={{ type: 'TI', number: '1032456789' }} />
      </form>,
    );
    expect([...new FormData(form())]).toEqual([]);
  });

  it('keeps the number when the type changes, and stops the form where it does not fit the new type', async () => {
    const onChange = vi.fn();
    render(
      <DocumentInput
        aria-label="Documento"
        defaultValue={{ type: 'CC', number: '79308960' }}
        onChange={onChange}
      />,
    );
    expect(input().value).toBe('79.308.960');
    await userEvent.selectOptions(list(), 'PEP');
    expect(input().value).toBe('79308960');
    expect(input().validationMessage).toBe('Tiene 15 dígitos');
    expect(onChange).toHaveBeenLastCalledWith(
      { type: 'PEP', number: '79308960' },
      { reason: 'select', type: 'PEP', complete: false },
    );
    await userEvent.selectOptions(list(), 'CC');
    expect(input().checkValidity()).toBe(true);
  });

  it('never glues the check digit of a NIT to a number of another type', async () => {
    render(
      <DocumentInput aria-label="Documento" defaultValue={{ type: 'NIT', number: '79308960-7' }} />,
    );
    await userEvent.selectOptions(list(), 'CC');
    expect(input().value).toBe('79.308.960-7');
    expect(input().checkValidity()).toBe(false);
  });

  it('keeps a type that was chosen before there is a number, and when the number is erased', async () => {
    const onChange = vi.fn();
    const onTypeChange = vi.fn();
    render(
      <DocumentInput aria-label="Documento" onChange={onChange} onTypeChange={onTypeChange} />,
    );
    await userEvent.selectOptions(list(), 'PA');
    expect(onChange).not.toHaveBeenCalled();
    expect(onTypeChange).toHaveBeenCalledWith('PA');
    await userEvent.type(input(), 'ao-123456');
    expect(onChange).toHaveBeenLastCalledWith(
      { type: 'PA', number: 'AO123456' },
      { reason: 'type', type: 'PA', complete: true },
    );
    await userEvent.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ type: 'PA' }));
    expect(list().value).toBe('PA');
  });

  it('brings back type and number together when the form is reset', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="f">
        <DocumentInput
          name="documento"
          defaultValue={{ type: 'CE', number: '345678' }}
          onChange={onChange}
        />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.selectOptions(list(), 'PA');
    await userEvent.type(input(), 'X');
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
    expect([list().value, input().value]).toEqual(['CE', '345.678']);
    expect(onChange).toHaveBeenLastCalledWith(
      { type: 'CE', number: '345678' },
      { reason: 'reset', type: 'CE', complete: true },
    );
  });

  it('offers the given types, and still shows a value of another type', () => {
    const { rerender } = render(<DocumentInput aria-label="Documento" types={['CE', 'PA']} />);
    const types = () => Array.from(list().options, ({ value }) => value);
    expect(types()).toEqual(['CE', 'PA']);
    rerender(
      <DocumentInput
        aria-label="Documento"
        types={['CE', 'PA']}
        value={{ type: 'TI', number: '1' }}
        onChange={() => {}}
      />,
    );
    expect([list().value, ...types()]).toEqual(['TI', 'TI', 'CE', 'PA']);
  });

  it('keeps a read-only type', async () => {
    const onChange = vi.fn();
    render(
      <DocumentInput
        aria-label="Documento"
        readOnly
        value={{ type: 'CC', number: '123' }}
        onChange={onChange}
      />,
    );
    await userEvent.selectOptions(list(), 'PA');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['CC', '１.０３２.456.789', '1.032.456.789'],
    ['NIT', 'NIT: 899 999 068 - 1', '899.999.068-1'],
    ['PA', ' ao 123456 ', 'AO123456'],
    ['CC', 'CC 1020304050', '1.020.304.050'],
    ['CC', 'c.c.: 1.020.304.050', '1.020.304.050'],
    ['CC', 'CC1020304050', '1.020.304.050'],
    ['CC', 'TI1020304050', ''],
    ['CC', '1,020,304,050', '1.020.304.050'],
    ['CE', 'CC 123456', ''],
    ['CC', '1,5', ''],
    ['CC', 'AO123456', ''],
    ['CC', '12345678901', ''],
  ] as const)('for %s makes of a pasted %j %j', async (type, text, shown) => {
    render(<DocumentInput aria-label="Documento" types={[type]} />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input().value).toBe(shown);
  });
});
