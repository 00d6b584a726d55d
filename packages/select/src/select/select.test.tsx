// biome-ignore-all lint/style/noExcessiveLinesPerFile: what a select promises without layout, over one set-up

import { describeWidget, expectConsole } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { selectLabelsEnUS } from '../labels/en-us';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';
import type { SelectActions } from './select-option.types';

interface Character {
  id: number;
  name: string;
  desc: string;
  disabled?: boolean;
}

const characters: Character[] = [
  { id: 1, name: 'Kratos', desc: 'God of War' },
  { id: 2, name: 'Batman', desc: 'Arkham series', disabled: true },
  { id: 3, name: 'Leon Kennedy', desc: 'Resident evil' },
  { id: 4, name: 'Aloy', desc: 'Horizon Zero Dawn' },
  { id: 5, name: 'Sebastián Ñáñez', desc: 'Sin juego' },
];
const names = characters.map((character) => character.name);

const select = {
  trigger: (name = 'Personaje') => screen.getByRole<HTMLButtonElement>('combobox', { name }),
  root: () => select.trigger().parentElement,
  search: () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' }),
  options: () => screen.getAllByRole('option').map((option) => option.textContent),
  option: (name: string | RegExp) => screen.getByRole('option', { name }),
  open: () => userEvent.click(select.trigger()),
  choose: (name: string) => userEvent.click(select.option(name)),
  tokens: () =>
    within(screen.getByRole('list', { name: 'Seleccionados' })).getAllByRole('listitem'),
};

const base = { 'aria-label': 'Personaje' };

// `change` looks for what a click has opened at once, so that on a disabled select it fails at once.
describeWidget<number[]>('<Select multiple>', {
  render: ({ ref, ...props }) => (
    <Select<Character> {...props} ref={ref} multiple options={characters} />
  ),
  control: () => screen.getAllByRole('combobox')[0] as HTMLElement,
  value: [4],
  otherValue: [4, 3],
  empty: [],
  change: async (person) => {
    await person.click(screen.getAllByRole('combobox')[0] as HTMLElement);
    const aloy = screen.getByRole('option', { name: 'Aloy' });
    if (aloy.getAttribute('aria-selected') === 'false') await person.click(aloy);
    await person.click(screen.getByRole('option', { name: 'Leon Kennedy' }));
  },
  formValue: (value) => value.map(String),
});

describe('value (SEL-1)', () => {
  it('gives the key, and the option with it', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={characters} onChange={onChange} />);
    await select.open();
    await select.choose('Aloy');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(4, { reason: 'select', option: characters[3] });
    expect(select.trigger().textContent).toBe('Aloy');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('gives the plain item of a plain list', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={names} onChange={onChange} />);
    await select.open();
    await select.choose('Kratos');
    expect(onChange).toHaveBeenCalledWith('Kratos', { reason: 'select', option: 'Kratos' });
  });

  it('gives an array when multiple, in the order of choice, and stays open', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple options={characters} onChange={onChange} />);
    await select.open();
    await select.choose('Aloy');
    await select.choose('Kratos');
    expect(onChange).toHaveBeenLastCalledWith(
      [4, 1],
      expect.objectContaining({ reason: 'select', options: [characters[3], characters[0]] }),
    );
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
  });

  it('reads another label and another key', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        options={[{ code: 'BOG', city: 'Bogotá' }]}
        primaryKey="code"
        labelKey="city"
        onChange={onChange}
      />,
    );
    await select.open();
    await select.choose('Bogotá');
    expect(onChange).toHaveBeenCalledWith('BOG', expect.anything());
  });
});

describe('search (SEL-2)', () => {
  it('finds without regard to case and accents, and marks from two characters on', async () => {
    render(<Select {...base} options={characters} />);
    await select.open();
    expect(select.search().getAttribute('placeholder')).toBe('Buscar');
    await userEvent.type(select.search(), 'n');
    expect(document.querySelector('mark')).toBeNull();
    await userEvent.type(select.search(), 'anez');
    expect(select.options()).toEqual(['Sebastián Ñáñez']);
    expect(document.querySelector('mark')?.textContent).toBe('Ñáñez');
  });

  it('looks into the fields of searchBy', async () => {
    render(<Select {...base} options={characters} searchBy={['name', 'desc']} />);
    await select.open();
    await userEvent.type(select.search(), 'horizon');
    expect(select.options()).toEqual(['Aloy']);
  });

  it('shows that there is nothing, in the words of the caller', async () => {
    const { rerender } = render(<Select {...base} options={characters} />);
    await select.open();
    await userEvent.type(select.search(), 'zzz');
    expect(screen.getByText('Sin datos disponibles')).toBeTruthy();
    rerender(
      <Select {...base} options={characters} labels={{ empty: 'Prueba con menos letras' }} />,
    );
    expect(screen.getByText('Prueba con menos letras')).toBeTruthy();
  });

  it('has neither a search box nor a button that clears, where that is asked for', async () => {
    render(
      <Select
        {...base}
        searchable={false}
        clearable={false}
        options={characters}
        defaultValue={1}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Borrar selección' })).toBeNull();
    await select.open();
    expect(screen.queryByPlaceholderText('Buscar')).toBeNull();
    await select.choose('Kratos');
    expect(select.trigger().textContent).toBe('Kratos');
  });

  it('reports a search once the typing rests, and says how many were found', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onSearch = vi.fn();
    render(<Select {...base} options={characters} onSearch={onSearch} />);
    await user.click(select.trigger());
    await user.keyboard('a');
    await user.keyboard('lo');
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(500));
    expect(onSearch.mock.calls).toEqual([['alo']]);
    expect(screen.getByRole('status').textContent).toBe('1 resultado');
    vi.useRealTimers();
  });
});

describe('select all (SEL-4, SEL-6)', () => {
  it('chooses what can be chosen, once, and closes', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple options={characters} onChange={onChange} />);
    await select.open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todo' }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(
      [1, 3, 4, 5],
      expect.objectContaining({ reason: 'select-all' }),
    );
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(select.trigger());
  });

  it('takes all away, save what is disabled', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        options={characters}
        defaultValue={[1, 2, 3, 4, 5]}
        onChange={onChange}
      />,
    );
    await select.open();
    const all = screen.getByRole('checkbox', { name: 'Deseleccionar todo' });
    expect(all.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(all);
    expect(onChange).toHaveBeenCalledWith([2], expect.objectContaining({ reason: 'deselect-all' }));
  });

  it('shows a mixed state, and acts on what is found while searching', async () => {
    const onChange = vi.fn();
    render(
      <Select {...base} multiple options={characters} defaultValue={[1]} onChange={onChange} />,
    );
    await select.open();
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('mixed');
    await userEvent.type(select.search(), 'alo');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Seleccionar todos los resultados filtrados' }),
    );
    expect(onChange).toHaveBeenCalledWith([1, 4], expect.anything());
    await select.open();
    await userEvent.type(select.search(), 'alo');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Deseleccionar todos los resultados filtrados' }),
    );
    expect(onChange).toHaveBeenLastCalledWith([1], expect.anything());
  });

  it.each([
    ['a limit', <Select key="limit" {...base} multiple maxItems={2} options={characters} />],
    ['one value', <Select key="one" {...base} options={characters} />],
  ])('is not there with %s', async (_, element) => {
    render(element);
    await select.open();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('limits (SEL-7)', () => {
  it('disables the rest at the limit until one is removed', async () => {
    render(<Select {...base} multiple maxItems={1} options={characters} />);
    await select.open();
    await select.choose('Aloy');
    expect(select.option('Kratos').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toContain('Máximo 1');
    await select.choose('Kratos');
    expect(select.tokens()).toHaveLength(1);
    await select.choose('Aloy');
    expect(select.option('Kratos').hasAttribute('aria-disabled')).toBe(false);
  });

  it('keeps what is chosen beyond a limit that came later', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        maxItems={1}
        options={characters}
        defaultValue={[1, 3, 4]}
        onChange={onChange}
      />,
    );
    expect(select.tokens()).toHaveLength(3);
    await select.open();
    await select.choose('Sebastián Ñáñez');
    expect(onChange).not.toHaveBeenCalled();
    await select.choose('Leon Kennedy');
    expect(onChange).toHaveBeenCalledWith([1, 4], expect.anything());
  });

  it('never chooses a disabled option, which the arrows reach', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={characters} onChange={onChange} />);
    await select.open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(select.search().getAttribute('aria-activedescendant')).toBe(select.option('Batman').id);
    await userEvent.keyboard('{Enter}');
    await select.choose('Batman');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('asks canSelect, with what is chosen', async () => {
    const canSelect = vi.fn(
      (option: Character, { selected }: { selected: readonly Character[] }) =>
        option.id !== 4 || selected.length === 0,
    );
    render(<Select {...base} multiple options={characters} canSelect={canSelect} />);
    await select.open();
    expect(select.option('Aloy').hasAttribute('aria-disabled')).toBe(false);
    await select.choose('Kratos');
    expect(select.option('Aloy').getAttribute('aria-disabled')).toBe('true');
    expect(canSelect).toHaveBeenLastCalledWith(expect.anything(), { selected: [characters[0]] });
  });
});

describe('tokens and clearing (SEL-8)', () => {
  it('shows so many, sums up the rest, and removes one', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        badgeLimit={2}
        options={characters}
        defaultValue={[1, 3, 4, 5]}
        onChange={onChange}
      />,
    );
    expect(select.tokens().map((token) => token.textContent)).toEqual([
      'Kratos',
      'Leon Kennedy',
      '+2',
    ]);
    expect(select.trigger().textContent).toBe('Kratos, Leon Kennedy y 2 más');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Kratos' }));
    expect(onChange).toHaveBeenCalledWith([3, 4, 5], expect.objectContaining({ reason: 'remove' }));
  });

  it('clears', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={characters} defaultValue={1} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar selección' }));
    expect(onChange).toHaveBeenCalledWith(null, { reason: 'clear', option: null });
    expect(select.trigger().textContent).toBe('Seleccionar');
  });

  it('clears the chosen option at a click on it, unless it may not be cleared', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Select {...base} options={characters} value={1} onChange={onChange} />,
    );
    await select.open();
    await select.choose('Kratos');
    expect(onChange).toHaveBeenCalledWith(null, { reason: 'deselect', option: null });
    rerender(
      <Select {...base} options={characters} value={1} onChange={onChange} clearable={false} />,
    );
    await select.open();
    await select.choose('Kratos');
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('templates and groups (SEL-9, SEL-10)', () => {
  it('draws options and tokens as the caller does, and groups by their names', async () => {
    render(
      <Select
        {...base}
        multiple
        options={characters}
        defaultValue={[1]}
        groupBy={(option) => (option.id % 2 ? 'Impares' : 'Pares')}
        renderOption={({ option, selected, searchTerm }) =>
          `${option.desc}|${selected}|${searchTerm}`
        }
        renderBadge={({ option }) => <b>{option.desc}</b>}
      />,
    );
    expect(select.tokens()[0]?.textContent).toBe('God of War');
    await select.open();
    expect(select.options()).toEqual([
      'God of War|true|',
      'Resident evil|false|',
      'Sin juego|false|',
      'Arkham series|false|',
      'Horizon Zero Dawn|false|',
    ]);
    const odd = screen.getByRole('group', { name: 'Impares' });
    expect(within(odd).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByText('Impares')).toBeTruthy();
  });
});

function Creator({
  onCreate,
  onChange,
}: {
  onCreate: (text: string) => Character;
  onChange: (value: number | null, details: object) => void;
}) {
  const [options, setOptions] = useState(characters);
  return (
    <Select
      {...base}
      options={options}
      onChange={onChange}
      onCreate={(text) => {
        const made = onCreate(text);
        setOptions([...options, made]);
        return made;
      }}
    />
  );
}

describe('creating (SEL-12)', () => {
  it('offers what no option says, whatever its accents, and chooses what was made', async () => {
    const onChange = vi.fn();
    const onCreate = vi.fn((text: string) => ({ id: 99, name: text, desc: '' }));
    render(<Creator onCreate={onCreate} onChange={onChange} />);
    await select.open();
    await userEvent.type(select.search(), 'ALÓY');
    expect(select.options()).toEqual(['Aloy']);
    await userEvent.clear(select.search());
    await userEvent.type(select.search(), 'Ellie');
    expect(select.options()).toEqual(['Agregar «Ellie»']);
    await userEvent.keyboard('{Enter}');
    expect(onCreate).toHaveBeenCalledWith('Ellie');
    expect(onChange).toHaveBeenCalledWith(99, {
      reason: 'create',
      option: { id: 99, name: 'Ellie', desc: '' },
    });
    expect(select.trigger().textContent).toBe('Ellie');
  });

  it('waits for a promise, and chooses nothing for nothing', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        options={names}
        onChange={onChange}
        onCreate={(text) => Promise.resolve(text === 'no' ? null : text)}
      />,
    );
    await select.open();
    await userEvent.type(select.search(), 'no');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(select.search(), 'Ellie');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() =>
      expect(onChange.mock.calls).toEqual([
        [['Ellie'], expect.objectContaining({ reason: 'create' })],
      ]),
    );
  });
});

describe('what is wrong is said once, with its mend (CMP-9, SEL-13)', () => {
  it('keeps a value that no option has, and shows it once the option comes', () => {
    const { rerender } = render(<Select {...base} options={characters} value={77} />);
    expect(select.trigger().textContent).toBe('77');
    expectConsole('warn', 'Guadua <Select> value: 77 is in no option; it stays in the value.');
    const late = { id: 77, name: 'Llegó tarde', desc: '' };
    rerender(<Select {...base} options={[...characters, late]} value={77} />);
    expect(select.trigger().textContent).toBe('Llegó tarde');
  });

  it('reads a scalar where an array is meant, and the reverse', () => {
    // What a program without types may do.
    const scalar = { value: 1 } as object;
    const list = { value: [4, 1] } as object;
    render(<Select {...base} multiple options={characters} {...scalar} />);
    expect(select.tokens()[0]?.textContent).toBe('Kratos');
    render(<Select aria-label="Otro" options={characters} {...list} />);
    expect(select.trigger('Otro').textContent).toBe('Aloy');
  });

  it('shows itself on a page without a bundler, which has no process', () => {
    vi.stubGlobal('process', undefined);
    try {
      render(<Select aria-label="Ciudad" options={['Cali']} defaultValue="Pasto" />);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(screen.getByRole('combobox', { name: 'Ciudad' }).textContent).toBe('Pasto');
  });
});

describe('bad input', () => {
  it('leaves missing items out and shows the rest', async () => {
    render(<Select {...base} options={[null, 'a', undefined, 'b']} />);
    await select.open();
    expect(select.options()).toEqual(['a', 'b']);
  });

  it('keeps numbers and texts apart', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple options={[1, '1', 2]} onChange={onChange} />);
    await select.open();
    await userEvent.click(screen.getAllByRole('option', { name: '1' })[1] as HTMLElement);
    expect(onChange).toHaveBeenCalledWith(['1'], expect.anything());
    expect(
      screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected')),
    ).toEqual(['false', 'true', 'false']);
  });

  it('shows both of two options with one key as chosen, and counts the key once', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        options={[
          { id: 1, name: 'a' },
          { id: 1, name: 'b' },
        ]}
        onChange={onChange}
      />,
    );
    await select.open();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledWith([1], expect.anything());
    expect(select.tokens()[0]?.textContent).toBe('a');
    await select.open();
    expect(select.option('b').getAttribute('aria-selected')).toBe('true');
  });

  it('shows the key for a missing label, and disables what has no key', async () => {
    const options: { id?: number; name?: string }[] = [{ id: 5 }, { name: 'sin llave' }];
    render(<Select {...base} options={options} />);
    await select.open();
    expect(select.options()).toEqual(['5', 'sin llave']);
    expect(select.option('sin llave').getAttribute('aria-disabled')).toBe('true');
  });

  it('takes HTML in labels and queries as text', async () => {
    const html = '<img src=x onerror="alert(1)"><b>negrita</b>';
    render(<Select {...base} options={[html]} />);
    await select.open();
    await userEvent.type(select.search(), '<b>neg');
    expect(select.options()).toEqual([html]);
    expect(document.querySelector('mark')?.textContent).toBe('<b>neg');
    expect(document.querySelector('img')).toBeNull();
    await userEvent.clear(select.search());
    await userEvent.type(select.search(), '(.*+?');
    expect(screen.getByText('Sin datos disponibles')).toBeTruthy();
  });

  it('cuts a label of ten thousand characters in the list, and finds what lies beyond the cut', async () => {
    const long = `${'á'.repeat(10_000)}fin`;
    render(<Select {...base} options={[long]} />);
    await select.open();
    expect(screen.getByRole('option').textContent?.length).toBe(501);
    await userEvent.type(select.search(), 'afin');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('keeps what is chosen when the options are replaced while it is open', async () => {
    const { rerender } = render(<Select {...base} multiple options={characters} />);
    await select.open();
    await select.choose('Aloy');
    rerender(<Select {...base} multiple options={[{ id: 9, name: 'Nuevo', desc: '' }]} />);
    expect(select.options()).toEqual(['Nuevo']);
    expect(select.tokens()[0]?.textContent).toBe('Aloy');
    rerender(<Select {...base} multiple options={[]} />);
    expect(screen.getByText('Sin datos disponibles')).toBeTruthy();
  });
});

describe('opening and events (SEL-5, SEL-17)', () => {
  it.each(['disabled', 'readOnly'])(
    'a list that a field closes by becoming %s stays closed, and loses no focus',
    async (state) => {
      const onOpenChange = vi.fn();
      const select = (off: boolean) => (
        <Select {...base} options={characters} onOpenChange={onOpenChange} {...{ [state]: off }} />
      );
      const { rerender } = render(select(false));
      await userEvent.click(screen.getByRole('combobox', { name: base['aria-label'] }));
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Buscar' }));
      rerender(select(true));
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(onOpenChange.mock.calls).toEqual([
        [true, { reason: 'trigger' }],
        [false, { reason: 'close' }],
      ]);
      const trigger = screen.getByRole('combobox');
      if (state === 'readOnly') expect(document.activeElement).toBe(trigger);
      rerender(select(false));
      expect(screen.queryByRole('listbox')).toBeNull();
    },
  );

  it('a list that its owner closes gives its focus back, and takes none from elsewhere', async () => {
    const select = (open: boolean) => (
      <>
        <Select {...base} options={characters} open={open} onOpenChange={() => {}} />
        <input aria-label="Otro" />
      </>
    );
    const { rerender } = render(select(false));
    rerender(select(true));
    const search = screen.getByRole('combobox', { name: 'Buscar' });
    expect(document.activeElement).toBe(search);
    rerender(select(false));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    rerender(select(true));
    screen.getByRole('textbox', { name: 'Otro' }).focus();
    rerender(select(false));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Otro' }));
  });

  it('reports opening, closing, selecting and removing', async () => {
    const events: string[] = [];
    render(
      <Select
        {...base}
        multiple
        options={characters}
        onOpenChange={(open, { reason }) => events.push(`${open} ${reason}`)}
        onChange={(value, { reason }) => events.push(`${value} ${reason}`)}
      />,
    );
    await select.open();
    await select.choose('Aloy');
    await select.choose('Aloy');
    await userEvent.keyboard('{Escape}');
    expect(events).toEqual(['true trigger', '4 select', ' deselect', 'false escape']);
  });

  it('of one value reports once what replaces another, and what is taken away', async () => {
    const events: string[] = [];
    render(
      <Select
        {...base}
        options={characters}
        defaultValue={1}
        onChange={(value, { reason, option }) => events.push(`${reason} ${value} ${option?.name}`)}
      />,
    );
    await select.open();
    await select.choose('Aloy');
    await select.open();
    await select.choose('Aloy');
    expect(events).toEqual(['select 4 Aloy', 'deselect null undefined']);
  });

  it.each([
    ['{Enter}', 'select'],
    ['{Alt>}{ArrowUp}{/Alt}', 'select'],
    ['{Escape}', 'escape'],
    ['{Tab}', 'focus'],
  ])('reports once that %s closes the list, and why', async (keys, reason) => {
    const onOpenChange = vi.fn();
    render(<Select {...base} options={characters} onOpenChange={onOpenChange} />);
    await select.open();
    onOpenChange.mockClear();
    await userEvent.keyboard(`{ArrowDown}${keys}`);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason });
  });

  it('reports once what its caller does too, and again what its caller refuses', async () => {
    const handle = createRef<SelectActions>();
    const onOpenChange = vi.fn();
    const select = (open?: boolean) => (
      <Select
        {...base}
        options={characters}
        actionsRef={handle}
        open={open}
        onOpenChange={onOpenChange}
        onChange={() => handle.current?.close()}
      />
    );
    const { unmount } = render(select());
    act(() => {
      handle.current?.open();
      handle.current?.open();
    });
    await userEvent.click(screen.getByRole('option', { name: 'Aloy' }));
    const opened = [true, { reason: 'trigger' }];
    expect(onOpenChange.mock.calls).toEqual([opened, [false, { reason: 'close' }]]);
    unmount();
    render(select(true));
    await userEvent.click(screen.getByRole('combobox', { name: 'Buscar' }));
    await userEvent.keyboard('{Escape}{Escape}');
    const escaped = [false, { reason: 'escape' }];
    expect(onOpenChange.mock.calls.slice(2)).toEqual([escaped, escaped]);
  });

  it('is opened and closed by its caller', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(
      <Select {...base} options={characters} open onOpenChange={onOpenChange} />,
    );
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(select.trigger().getAttribute('aria-expanded')).toBe('true');
    await select.choose('Aloy');
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'select' });
    expect(screen.getByRole('listbox')).toBeTruthy();
    rerender(<Select {...base} options={characters} open={false} onOpenChange={onOpenChange} />);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('shows the focus that it takes from the start (CMP-4)', () => {
    const { container } = render(<Select {...base} options={['Kratos']} autoFocus />);
    expect(container.querySelector('.gd-select')?.hasAttribute('data-focused')).toBe(true);
  });

  it('does not take the focus when it is open from the start', () => {
    render(<Select {...base} options={characters} defaultOpen />);
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays open at Escape when set so', async () => {
    render(<Select {...base} options={characters} escapeToClose={false} />);
    await select.open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('does not open while it can only be read', async () => {
    render(<Select {...base} options={characters} readOnly defaultValue={1} />);
    await select.open();
    await userEvent.keyboard('{Enter}{Backspace}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(select.trigger().textContent).toBe('Kratos');
  });
});

describe('remote (SEL-11)', () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      name: `Item ${from + index}`,
    }));

  it('gives the item, or its key, and asks once under StrictMode', async () => {
    const getList = vi.fn(async () => ({
      results: page(1, 3),
      row_count: 3,
      has_next_page: false,
    }));
    const onChange = vi.fn();
    render(
      <StrictMode>
        <Select<{ id: number; name: string }>
          {...base}
          remote={remoteList({ getList })}
          onChange={onChange}
        />
      </StrictMode>,
    );
    expect(getList).not.toHaveBeenCalled();
    await select.open();
    await userEvent.click(await screen.findByRole('option', { name: 'Item 2' }));
    const item = { id: 2, name: 'Item 2' };
    expect(onChange).toHaveBeenCalledWith(item, { reason: 'select', option: item });
    expect(getList).toHaveBeenCalledTimes(1);
    expect(getList).toHaveBeenCalledWith({
      searchTerm: '',
      page: 1,
      pageSize: 30,
      signal: expect.any(AbortSignal),
      selected: [],
    });
    expect(select.trigger().textContent).toBe('Item 2');
  });

  it('opens without the search it was closed with, and shows what was loaded before', async () => {
    const getList = vi.fn(async ({ searchTerm }: { searchTerm: string }) => ({
      results: searchTerm === '' ? page(1, 3) : page(9, 1),
    }));
    render(
      <Select<{ id: number; name: string }>
        {...base}
        searchDebounce={0}
        remote={remoteList({ getList })}
      />,
    );
    await select.open();
    await screen.findByRole('option', { name: 'Item 1' });
    await userEvent.type(select.search(), 'x');
    await userEvent.click(await screen.findByRole('option', { name: 'Item 9' }));
    await select.open();
    expect(select.search().value).toBe('');
    expect(select.options()).toEqual(['Item 1', 'Item 2', 'Item 3']);
    expect(getList).toHaveBeenCalledTimes(2);
  });

  it('asks for the items of saved keys, once', async () => {
    const resolve = vi.fn(async () => page(7, 1));
    const onChange = vi.fn();
    render(
      <StrictMode>
        <Select<{ id: number; name: string }>
          {...base}
          valueAs="key"
          defaultValue={7}
          remote={remoteList({ getList: async () => ({ results: page(1, 2) }), resolve })}
          onChange={onChange}
        />
      </StrictMode>,
    );
    expect(select.trigger().textContent).toBe('Cargando opciones');
    await vi.waitFor(() => expect(select.trigger().textContent).toBe('Item 7'));
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(resolve).toHaveBeenCalledWith([7], { signal: expect.any(AbortSignal) });
    await select.open();
    await userEvent.click(await screen.findByRole('option', { name: 'Item 1' }));
    expect(onChange).toHaveBeenCalledWith(1, expect.anything());
  });

  it('keeps a key that could not be resolved, and says so in its place', async () => {
    render(
      <Select<{ id: number; name: string }>
        {...base}
        name="saved"
        valueAs="key"
        defaultValue={7}
        remote={remoteList({
          getList: async () => ({ results: [] }),
          resolve: () => {
            throw new Error('fallo');
          },
        })}
      />,
    );
    await act(async () => {});
    expect(select.trigger().textContent).toBe('No se pudieron cargar los datos de lo seleccionado');
    expect(document.querySelector<HTMLInputElement>('[name=saved]')?.value).toBe('7');
  });

  it('shows an error, keeps what was typed, and asks again', async () => {
    let fails = true;
    const getList = vi.fn(() => {
      if (fails) throw new Error('sin red');
      return { results: page(1, 1) };
    });
    render(
      <Select<{ id: number; name: string }>
        {...base}
        searchDebounce={0}
        remote={remoteList({ getList })}
      />,
    );
    await select.open();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
    await userEvent.type(select.search(), 'it');
    await vi.waitFor(() => expect(getList).toHaveBeenCalledTimes(3));
    await screen.findByRole('button', { name: 'Reintentar' });
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: 'Item 1' })).toBeTruthy();
    expect(select.search().value).toBe('it');
  });

  it('says that an answer has the wrong shape', async () => {
    const getList = async () => ({ rows: [] });
    const remote = remoteList<{ id: number }>({ getList, listPath: ['results'] });
    render(<Select {...base} remote={remote} />);
    await select.open();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
    expectConsole('warn', 'getList answered without a list at listPath ["results"]');
  });

  it('stays loading for an answer that never comes, and drops one that comes after unmounting', async () => {
    let answer: (value: { results: { id: number }[] }) => void = () => {};
    const signals: AbortSignal[] = [];
    const { unmount } = render(
      <Select<{ id: number }>
        {...base}
        remote={remoteList({
          getList: ({ signal }) => {
            signals.push(signal);
            return new Promise((resolve) => {
              answer = resolve;
            });
          },
        })}
      />,
    );
    await select.open();
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    await act(async () => {});
    unmount();
    await act(async () => {});
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    await act(async () => answer({ results: page(1, 2) }));
  });
});

function HookForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { control, handleSubmit, reset } = useForm<{ who: number | null }>({
    defaultValues: { who: null },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <Controller
        name="who"
        control={control}
        rules={{ required: true }}
        render={({ field }) => <Select {...base} options={characters} {...field} />}
      />
      <button type="submit">Enviar</button>
      <button type="button" onClick={() => reset()}>
        Restablecer
      </button>
    </form>
  );
}

describe('forms and labels', () => {
  it('is a field of react-hook-form by spreading field', async () => {
    const submitted = vi.fn();
    render(<HookForm onSubmit={submitted} />);
    await userEvent.click(screen.getByText('Enviar'));
    expect(submitted).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(select.trigger());
    await select.open();
    await select.choose('Aloy');
    await userEvent.click(screen.getByText('Enviar'));
    expect(submitted).toHaveBeenCalledWith({ who: 4 });
    await userEvent.click(screen.getByText('Restablecer'));
    expect(select.trigger().textContent).toBe('Seleccionar');
  });

  it('is reset without a name too', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <Select {...base} options={characters} onChange={onChange} />
        <button type="reset">Restablecer</button>
      </form>,
    );
    await select.open();
    await select.choose('Aloy');
    await userEvent.click(screen.getByText('Restablecer'));
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'reset', option: null });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is reset with a form that it belongs to by its id', async () => {
    render(
      <>
        <form id="lejos">
          <button type="reset">Restablecer</button>
        </form>
        <Select {...base} options={characters} form="lejos" />
      </>,
    );
    await select.open();
    await select.choose('Aloy');
    await userEvent.click(screen.getByText('Restablecer'));
    expect(select.trigger().textContent).toBe('Seleccionar');
  });

  it('uses the language of its provider, and its own labels over that', async () => {
    render(
      <GuaduaProvider locale="en-US" labels={[selectLabelsEnUS]}>
        <Select {...base} options={[]} labels={{ search: 'Find' }} />
      </GuaduaProvider>,
    );
    await select.open();
    expect(screen.getByPlaceholderText('Find')).toBeTruthy();
    expect(screen.getByText('No data available')).toBeTruthy();
  });

  it('is named by a label round it or before it', async () => {
    render(
      <>
        <label htmlFor="who">Quién</label>
        <Select id="who" options={characters} />
      </>,
    );
    await userEvent.click(select.trigger('Quién'));
    expect(screen.getByRole('listbox', { name: 'Quién' })).toBeTruthy();
  });

  it('gives data attributes and classes their places (CMP-2, CMP-4)', () => {
    render(
      <Select
        {...base}
        options={characters}
        data-testid="foco"
        className="mía"
        classNames={{ root: 'r', trigger: 't' }}
        invalid
      />,
    );
    const trigger = screen.getByTestId('foco');
    expect(trigger).toBe(select.trigger());
    const root = trigger.parentElement;
    expect([...(root?.classList ?? [])]).toEqual(expect.arrayContaining(['gd-select', 'mía', 'r']));
    expect(root?.hasAttribute('data-invalid')).toBe(true);
    expect(root?.hasAttribute('data-empty')).toBe(true);
    expect([...trigger.classList]).toEqual(expect.arrayContaining(['t']));
    expect(trigger.getAttribute('aria-invalid')).toBe('true');
  });
});
