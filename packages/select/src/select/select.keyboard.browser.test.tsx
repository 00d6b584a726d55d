// biome-ignore-all lint/style/noExcessiveLinesPerFile: the whole key table, over one set-up
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';

/** SEL-15, a test for each row of the table, with real keys. */
const options = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  name: `Opción ${index}`,
  disabled: index === 2,
}));

const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Lista' });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const isOpen = () => screen.queryByRole('listbox') !== null;
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};
const tokens = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replace('Opción ', ''));
const key = (keys: string) => userEvent.keyboard(keys);

function single(props: object = {}) {
  const onChange = vi.fn();
  render(
    <>
      <Select aria-label="Lista" options={options} onChange={onChange} {...props} />
      <button type="button">Después</button>
    </>,
  );
  trigger().focus();
  return onChange;
}

function multiple(props: object = {}) {
  const onChange = vi.fn();
  render(
    <>
      <button type="button">Antes</button>
      <Select aria-label="Lista" multiple options={options} onChange={onChange} {...props} />
      <button type="button">Después</button>
    </>,
  );
  trigger().focus();
  return onChange;
}

describe('closed (SEL-15)', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens at the first option', async (keys) => {
    single();
    await key(keys);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(search());
    expect(active()).toBe('Opción 0');
    expect(search().value).toBe('');
  });

  it('ArrowDown opens at the chosen option', async () => {
    single({ defaultValue: 30 });
    await key('{ArrowDown}');
    expect(active()).toBe('Opción 30');
    await expect.poll(() => inList(active())).toBe(true);
  });

  it('ArrowUp opens at the last option', async () => {
    single();
    await key('{ArrowUp}');
    expect(active()).toBe('Opción 39');
    await expect.poll(() => inList(active())).toBe(true);
  });

  it('Alt+ArrowDown opens without moving', async () => {
    single();
    await key('{Alt>}{ArrowDown}{/Alt}');
    expect(isOpen()).toBe(true);
    expect(active()).toBeUndefined();
  });

  it('printable characters open and search', async () => {
    single();
    await key('39');
    expect(search().value).toBe('39');
    expect(active()).toBe('Opción 39');
  });

  it('printable characters open and go to an option where there is no search box', async () => {
    const onChange = single({ searchable: false, options: ['Kratos', 'Aloy', 'Agent 47'] });
    await key('a');
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(trigger());
    expect(active()).toBe('Aloy');
    await key('{Escape}ag');
    expect(active()).toBe('Agent 47');
    await key('{Enter}');
    expect(onChange).toHaveBeenCalledWith('Agent 47', expect.anything());
  });

  it('Delete clears one value', async () => {
    const onChange = single({ defaultValue: 3 });
    await key('{Delete}');
    expect(onChange).toHaveBeenCalledWith(null, { reason: 'clear', option: null });
    expect(document.activeElement).toBe(trigger());
  });

  it('Backspace removes the last token', async () => {
    const onChange = multiple({ defaultValue: [3, 4] });
    await key('{Backspace}');
    expect(onChange).toHaveBeenCalledWith([3], expect.objectContaining({ reason: 'remove' }));
  });
});

describe('open (SEL-15)', () => {
  it('arrows move, over disabled options too, and go round', async () => {
    single();
    await key('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Opción 2');
    await key('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Opción 39');
    await key('{ArrowDown}');
    expect(active()).toBe('Opción 0');
  });

  it('Home and End go to the first and the last', async () => {
    single();
    await key('{ArrowDown}{End}');
    expect(active()).toBe('Opción 39');
    await key('{Home}');
    expect(active()).toBe('Opción 0');
  });

  it('PageDown and PageUp go ten options', async () => {
    single();
    await key('{ArrowDown}{PageDown}{PageDown}');
    expect(active()).toBe('Opción 20');
    await key('{PageUp}');
    expect(active()).toBe('Opción 10');
  });

  it('Enter chooses, closes and gives the focus back, without opening again', async () => {
    const onChange = single();
    await key('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith(1, { reason: 'select', option: options[1] });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('Enter chooses nothing that is disabled, and nothing when nothing is active', async () => {
    const onChange = single();
    await key('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    await key('{Escape}{Alt>}{ArrowDown}{/Alt}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['{Enter>4/}', {}],
    ['{Enter>4/}', { searchable: false }],
    ['{ >4/}', { searchable: false }],
  ])('%s, held down, opens and chooses nothing %o', async (keys, props) => {
    const onChange = single(props);
    await key(keys);
    expect(onChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it.each([{}, { searchable: false }])(
    'Enter, held down, chooses once and leaves the list closed %o',
    async (props) => {
      const onChange = single(props);
      await key('{ArrowDown}{ArrowDown}{Enter>4/}');
      expect(onChange).toHaveBeenCalledOnce();
      expect(isOpen()).toBe(false);
    },
  );

  it('Enter does not send the form', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Select aria-label="Lista" options={options} />
      </form>,
    );
    trigger().focus();
    await key('{Enter}{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Space chooses where there is no search box, and writes where there is one', async () => {
    const onChange = single({ searchable: false });
    await key('{ArrowDown}{ArrowDown} ');
    expect(onChange).toHaveBeenCalledWith(1, expect.anything());
  });

  it('Space writes a space in the search box', async () => {
    const onChange = single();
    await key('opción 1');
    expect(search().value).toBe('opción 1');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('Tab closes and moves on', async () => {
    single();
    await key('{ArrowDown}{Tab}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Después'));
  });

  it('Shift+Tab closes and moves back', async () => {
    multiple();
    await key('{ArrowDown}{Shift>}{Tab}{/Shift}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Antes'));
  });

  it('Escape closes and gives the focus back', async () => {
    single();
    await key('{ArrowDown}{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
  });

  it('Alt+ArrowUp chooses and closes', async () => {
    const onChange = multiple();
    await key('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(onChange).toHaveBeenCalledWith([1], expect.anything());
    expect(isOpen()).toBe(false);
  });

  it('letters typed elsewhere in the list go to the search box', async () => {
    multiple();
    await key('{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    await key('7');
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe('7');
  });
});

describe('multiple (SEL-15)', () => {
  it('Enter toggles and stays', async () => {
    const onChange = multiple();
    await key('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([0, 1], expect.anything());
    await key('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([0], expect.objectContaining({ reason: 'deselect' }));
    expect(isOpen()).toBe(true);
  });

  it('Shift+arrows extend, leave disabled options out, and give back on the way back', async () => {
    const onChange = multiple();
    await key('{ArrowDown}{ArrowDown}');
    await key('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith(
      [1, 3, 4],
      expect.objectContaining({ reason: 'range' }),
    );
    await key('{Shift>}{ArrowUp}{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith([1, 3], expect.anything());
  });

  it('Ctrl+Shift+End extends to the end, with one change', async () => {
    const onChange = multiple({ badgeLimit: 3 });
    await key('{ArrowDown}{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(39);
  });

  it('extends no further than the limit', async () => {
    const onChange = multiple({ maxItems: 2 });
    await key('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(onChange.mock.lastCall?.[0]).toHaveLength(2);
  });

  it('Ctrl+A chooses all, and again none', async () => {
    const onChange = multiple();
    await key('{ArrowDown}{Control>}a{/Control}');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(39);
    await key('{ArrowDown}{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(
      [],
      expect.objectContaining({ reason: 'deselect-all' }),
    );
  });

  it('ArrowUp from the first option reaches "select all"; Space toggles it, ArrowDown leaves it', async () => {
    const onChange = multiple();
    await key('{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(document.activeElement).toBe(search());
    expect(active()).toBe('Opción 0');
    await key('{ArrowUp} ');
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(39);
    expect(isOpen()).toBe(false);
  });

  it('Backspace in an empty search removes the last token', async () => {
    const onChange = multiple({ defaultValue: [3, 4] });
    await key('{ArrowDown}5{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    await key('{Backspace}');
    expect(onChange).toHaveBeenCalledWith([3], expect.anything());
    expect(isOpen()).toBe(true);
  });

  it('Backspace, held down to empty the search, removes no token', async () => {
    const onChange = multiple({ defaultValue: [1, 3] });
    await key('{ArrowDown}o{Backspace>6/}');
    expect(search().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
    await key('{Backspace}');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each(['{Backspace>4/}', '{ArrowLeft}{Delete>4/}'])('%s removes one token', async (keys) => {
    const onChange = multiple({ defaultValue: [1, 3, 4] });
    await key(keys);
    expect(onChange).toHaveBeenCalledOnce();
    expect(tokens()).toEqual(['1', '3']);
  });

  it('arrows reach the tokens from the search box, and come back', async () => {
    multiple({ defaultValue: [3, 4, 5] });
    await key('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar Opción 5');
    expect(isOpen()).toBe(true);
    await key('{ArrowLeft}{Delete}');
    expect(tokens()).toEqual(['3', '5']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar Opción 5');
    await key('{ArrowRight}');
    expect(document.activeElement).toBe(search());
  });

  it('arrows reach the tokens from the closed trigger; the last one removed gives the focus back', async () => {
    multiple({ defaultValue: [3, 4] });
    await key('{ArrowLeft}{Backspace}');
    expect(tokens()).toEqual(['3']);
    await key('{Enter}');
    expect(tokens()).toEqual([]);
    expect(document.activeElement).toBe(trigger());
    expect(isOpen()).toBe(false);
  });
});

describe('options that change while the list is open (SEL-15)', () => {
  const list = (given: readonly { id: number; name: string }[]) => (
    <Select aria-label="Lista" multiple options={given} />
  );

  it('ArrowUp goes to the last option after the active one has gone', async () => {
    const { rerender } = render(list(options.slice(0, 4)));
    trigger().focus();
    await key('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Opción 1');
    rerender(list([...options.slice(0, 1), ...options.slice(2, 4)]));
    expect(active()).toBeUndefined();
    await key('{ArrowUp}');
    expect(active()).toBe('Opción 3');
  });

  it.each(['{ArrowDown}', '{Shift>}{ArrowDown}{/Shift}'])(
    '%s where nothing is found leaves the first option that comes active',
    async (keys) => {
      const { rerender } = render(list(options));
      trigger().focus();
      await key('zeta');
      expect(screen.queryAllByRole('option')).toEqual([]);
      await key(keys);
      rerender(list([...options, { id: 90, name: 'Zeta' }]));
      await expect.poll(active).toBe('Zeta');
    },
  );
});

describe('a list whose search is not answered yet (SEL-11, SEL-15)', () => {
  it.each([
    '{Shift>}{ArrowDown}{/Shift}',
    '{Shift>}{ArrowUp}{/Shift}',
    '{Shift>}{PageDown}{/Shift}',
    '{Control>}{Shift>}{End}{/Shift}{/Control}',
    '{Control>}{Shift>}{Home}{/Shift}{/Control}',
    '{Enter}',
    '{Control>}a{/Control}',
    '{Alt>}{ArrowUp}{/Alt}',
  ])('%s selects nothing of the former one', async (keys) => {
    const onChange = multiple({
      options: undefined,
      // It is not even asked for as long as the test runs.
      searchDebounce: 1_000_000,
      remote: remoteList({ getList: async () => options }),
    });
    await key('{ArrowDown}');
    await expect.poll(active).toBe('Opción 0');
    await key('3');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await key(keys);
    expect(onChange).not.toHaveBeenCalled();
    expect(tokens()).toEqual([]);
    expect(active()).toBeUndefined();
  });
});

/** Whether the option with this text lies inside the visible part of the list. */
function inList(text: string | null | undefined): boolean {
  const option = screen.queryAllByRole('option').find((each) => each.textContent === text);
  const list = screen.getByRole('listbox').getBoundingClientRect();
  const row = option?.getBoundingClientRect();
  return row !== undefined && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
}
