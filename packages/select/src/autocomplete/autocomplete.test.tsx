import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { remoteList } from '../remote/remote-source';
import { Autocomplete } from './autocomplete';
import type { AutocompleteProps } from './autocomplete.types';

const cities = ['Cali', 'Cúcuta', 'Bucaramanga', 'Bogotá, D.C.', 'Santiago de Tolú'];
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isOpen = () => screen.queryByRole('listbox') !== null;

function Kept(props: AutocompleteProps<string>) {
  const [value, setValue] = useState('');
  return (
    <Autocomplete
      aria-label="Ciudad"
      options={cities}
      {...props}
      value={value}
      onChange={(text, details) => {
        setValue(text);
        props.onChange?.(text, details);
      }}
    />
  );
}

describe('what is written is the value (AUT-1)', () => {
  it('reports every text, and the suggestion that was chosen', async () => {
    const onChange = vi.fn();
    render(<Kept onChange={onChange} />);
    await userEvent.type(field(), 'tol');
    expect(onChange).toHaveBeenLastCalledWith('tol', { reason: 'type', option: null });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('Santiago de Tolú', {
      reason: 'select',
      option: 'Santiago de Tolú',
    });
    expect(field().value).toBe('Santiago de Tolú');
    expect(isOpen()).toBe(false);
  });

  it('cuts a suggestion to the length that fits where the browser does not write it', async () => {
    const onChange = vi.fn();
    render(<Kept maxLength={5} onChange={onChange} />);
    await userEvent.type(field(), 'san');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field().value).toBe('Santi');
    expect(onChange).toHaveBeenLastCalledWith('Santi', {
      reason: 'select',
      option: 'Santiago de Tolú',
    });
    expect(screen.getByRole('status').textContent).toBe('Santi, opción seleccionada');
  });

  it('keeps a text that no suggestion says', async () => {
    render(<Kept />);
    await userEvent.type(field(), 'Ráquira');
    expect(isOpen()).toBe(false);
    await userEvent.tab();
    expect(field().value).toBe('Ráquira');
  });

  it('reads options that are objects by their label', async () => {
    const onChange = vi.fn();
    render(
      <Autocomplete
        aria-label="Correo"
        options={[{ mail: 'ana@example.com' }, { mail: 'luis@example.com' }]}
        labelKey="mail"
        onChange={onChange}
      />,
    );
    await userEvent.type(field(), 'lu');
    await userEvent.click(screen.getByRole('option'));
    expect(onChange).toHaveBeenLastCalledWith('luis@example.com', {
      reason: 'select',
      option: { mail: 'luis@example.com' },
    });
  });

  it('brings the first text back when its form is reset', async () => {
    render(
      <form>
        <Autocomplete aria-label="Ciudad" options={cities} defaultValue="Cali" />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await userEvent.type(field(), ' nueva');
    await userEvent.click(screen.getByRole('button'));
    expect(field().value).toBe('Cali');
  });
});

describe('the active suggestion when the options change (AUT-3)', () => {
  it('stays the one it was, wherever it is now', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Kept onChange={onChange} />);
    await userEvent.type(field(), 'c{ArrowDown}{ArrowDown}');
    rerender(<Kept onChange={onChange} options={['Cúcuta', 'Caldas', 'Cali']} />);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('Cúcuta', { reason: 'select', option: 'Cúcuta' });
  });

  it('leads back to the text when it is gone', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Kept onChange={onChange} />);
    await userEvent.type(field(), 'c{ArrowDown}');
    rerender(<Kept onChange={onChange} options={['Caldas', 'Cúcuta']} />);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('c', { reason: 'type', option: null });
    expect(field().value).toBe('c');
  });
});

describe('when suggestions show (AUT-2)', () => {
  it('finds without regard to accents, the best first', async () => {
    render(<Kept />);
    await userEvent.type(field(), 'cu');
    expect(shown()).toEqual(['Cúcuta']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'c');
    expect(shown()).toEqual(['Cali', 'Cúcuta', 'Bogotá, D.C.', 'Bucaramanga']);
  });

  it('waits for as many characters as it is set to, unless an arrow asks', async () => {
    render(<Kept minCharacters={2} />);
    await userEvent.type(field(), 'c');
    expect(isOpen()).toBe(false);
    await userEvent.keyboard('a');
    expect(isOpen()).toBe(true);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Backspace}');
    expect(isOpen()).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}{Backspace}{ArrowDown}');
    expect(shown()).toEqual(cities);
  });

  it('opens on a click where it is asked to, also without a text', async () => {
    render(<Kept openOnFocus minCharacters={0} />);
    await userEvent.click(field());
    expect(shown()).toEqual(cities);
  });
});

function Once() {
  const [chosen, setChosen] = useState(false);
  return (
    <Kept disabled={chosen} onChange={(_, { reason }) => reason === 'select' && setChosen(true)} />
  );
}

describe('what is over (AUT-2)', () => {
  const said = () => screen.queryByRole('status')?.textContent ?? '';

  for (const blocked of ['disabled', 'readOnly']) {
    it(`does not open again after it was ${blocked}`, async () => {
      const { rerender } = render(<Kept options={[]} />);
      await userEvent.type(field(), 'c');
      rerender(<Kept options={[]} {...{ [blocked]: true }} />);
      rerender(<Kept options={cities} />);
      expect(isOpen()).toBe(false);
    });
  }

  it('reports the end of a search once there is too little to search for', async () => {
    const onSearch = vi.fn();
    render(<Kept minCharacters={2} searchDebounce={5} onSearch={onSearch} />);
    await userEvent.type(field(), 'ca');
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ca'));
    await userEvent.keyboard('{Backspace}');
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it('keeps the search that an arrow asked for, and ends it when the field is emptied', async () => {
    const onSearch = vi.fn();
    render(<Kept minCharacters={3} searchDebounce={5} onSearch={onSearch} />);
    await userEvent.type(field(), 'ca{ArrowDown}');
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ca'));
    await userEvent.clear(field());
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  for (const [way, end] of [
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Tab', () => userEvent.tab()],
    ['emptying the field', () => userEvent.clear(field())],
  ] as const) {
    it(`leaves nothing to announce when ${way} closes the suggestions`, async () => {
      render(<Kept searchDebounce={5} />);
      await userEvent.type(field(), 'cal');
      await vi.waitFor(() => expect(said()).toBe('1 resultado'));
      await end();
      expect(isOpen()).toBe(false);
      expect(said()).toBe('');
    });
  }

  it('still announces what was chosen when its caller disables the field then', async () => {
    render(<Once />);
    await userEvent.type(field(), 'cal{ArrowDown}{Enter}');
    expect(field().disabled).toBe(true);
    await vi.waitFor(() => expect(said()).toBe('Cali, opción seleccionada'));
  });
});

describe('a remote source (AUT-4)', () => {
  it('announces how many of all there are', async () => {
    const getList = async () => ({ results: ['Cali', 'Calima'], row_count: 1100 });
    render(
      <Kept options={undefined} remote={remoteList({ getList, pageSize: 2 })} searchDebounce={0} />,
    );
    await userEvent.type(field(), 'cal');
    await vi.waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('2 de 1.100 resultados'),
    );
  });

  it('is asked once the typing rests, and the last text counts', async () => {
    const getList = vi.fn(async ({ searchTerm }: { searchTerm: string }) => [`${searchTerm}!`]);
    render(<Kept options={undefined} remote={remoteList({ getList })} searchDebounce={5} />);
    await userEvent.type(field(), 'cal');
    expect(await screen.findByRole('option', { name: 'cal!' })).not.toBeNull();
    expect(getList.mock.lastCall?.[0].searchTerm).toBe('cal');
  });

  it('says that it failed, and asks again from the keyboard', async () => {
    let fails = true;
    const getList = async () => {
      if (fails) throw new Error('Sin conexión');
      return ['Cali'];
    };
    render(<Kept options={undefined} remote={remoteList({ getList })} searchDebounce={0} />);
    await userEvent.type(field(), 'c');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(retry);
    fails = false;
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Cali' })).not.toBeNull();
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('c');
  });

  it('shows that it loads from the first arrow on, and never that nothing was found', async () => {
    const getList = async () => ['Cali'];
    render(<Kept options={undefined} remote={remoteList({ getList })} searchDebounce={60_000} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(screen.queryByText('Sin resultados')).toBeNull();
  });

  it('is not asked by an arrow before the typing rests', async () => {
    const getList = vi.fn(async () => ['Cali']);
    render(<Kept options={undefined} remote={remoteList({ getList })} searchDebounce={60_000} />);
    await userEvent.type(field(), 'cal{ArrowDown}');
    expect(getList).not.toHaveBeenCalled();
  });

  it('lets Tab move on from the button that asks again', async () => {
    const getList = () => Promise.reject(new Error('Sin conexión'));
    render(
      <>
        <button type="button">Antes</button>
        <Kept options={undefined} remote={remoteList({ getList })} searchDebounce={0} />
        <button type="button">Después</button>
      </>,
    );
    await userEvent.type(field(), 'c');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(retry);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Después' }));
    expect(isOpen()).toBe(false);
  });

  it('leaves an answer that comes after the field was left unseen', async () => {
    let answer: (list: string[]) => void = () => {};
    const getList = () =>
      new Promise<string[]>((resolve) => {
        answer = resolve;
      });
    render(<Kept options={undefined} remote={remoteList({ getList })} searchDebounce={0} />);
    await userEvent.type(field(), 'c');
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.tab();
    await act(async () => answer(['Cali']));
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('c');
  });
});
