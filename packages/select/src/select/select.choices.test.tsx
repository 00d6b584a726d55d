import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Autocomplete } from '../autocomplete/autocomplete';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';

const countries = [
  { value: 'CO', label: 'Colombia', description: 'Peso colombiano' },
  { value: 'BR', label: 'Brasil', description: 'Real' },
  { value: 'CU', label: 'Cuba', disabled: true },
];
const base = { 'aria-label': 'País' };
const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'País' });
const open = () => userEvent.click(trigger());

describe('options of the shape { value, label, disabled, description } (SEL-1)', () => {
  it('need no keys: their value is the key, their label is searched, their description stands below it', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={countries} onChange={onChange} defaultValue="BR" />);
    expect(trigger().textContent).toBe('Brasil');
    await open();
    const option = screen.getByRole('option', { name: 'Colombia' });
    expect(option.textContent).toContain('Peso colombiano');
    expect(option.getAttribute('aria-description')).toBe('Peso colombiano');
    expect(screen.getByRole('option', { name: 'Cuba' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'colom');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('CO', { reason: 'select', option: countries[0] });
  });

  it('are suggested by an Autocomplete, whose text is their label', async () => {
    const onChange = vi.fn();
    render(<Autocomplete {...base} options={countries} onChange={onChange} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'País' }), 'bra');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('Brasil', { reason: 'select', option: countries[1] });
  });
});

describe('an option that is chosen and disabled (SEL-7)', () => {
  const removeButton = (label: string) => screen.getByRole('button', { name: `Quitar ${label}` });

  it('is taken away by nothing that a person does: it could not be chosen again', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        options={countries}
        defaultValue={['CU', 'BR']}
        onChange={onChange}
      />,
    );
    expect(removeButton('Cuba').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(removeButton('Cuba'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Borrar selección' }));
    expect(onChange).toHaveBeenLastCalledWith(['CU'], expect.anything());
    expect(screen.queryByRole('button', { name: 'Borrar selección' })).toBeNull();
    trigger().focus();
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('gives way to another choice where there is one value', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={countries} defaultValue="CU" onChange={onChange} />);
    trigger().focus();
    await userEvent.keyboard('{Delete}');
    expect(onChange).not.toHaveBeenCalled();
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Brasil' }));
    expect(onChange).toHaveBeenLastCalledWith('BR', expect.anything());
  });
});

describe('a saved key in the closed field (SEL-11)', () => {
  it('is said to be loading, then to have failed, with a retry; never shown bare', async () => {
    const answers: ((found: typeof countries | Error) => void)[] = [];
    const resolve = () =>
      new Promise<typeof countries>((keep, refuse) => {
        answers.push((found) => (found instanceof Error ? refuse(found) : keep(found)));
      });
    render(
      <Select<(typeof countries)[number]>
        {...base}
        name="pais"
        valueAs="key"
        defaultValue="CO"
        remote={remoteList({ getList: async () => [], resolve })}
      />,
    );
    expect(trigger().textContent).toBe('Cargando opciones');
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.(new Error('sin red')));
    expect(trigger().textContent).toBe('No se pudieron cargar los datos de lo seleccionado');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.queryByRole('listbox')).toBeNull();
    await act(async () => answers[1]?.(countries));
    expect(trigger().textContent).toBe('Colombia');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});
