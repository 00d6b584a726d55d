import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { remoteList } from '../remote/remote-source';
import { Select } from '../select/select';
import { groupControls } from './group-controls';
import { optionTree } from './option-tree';

const cities = [
  { id: 1, name: 'Medellín', department: 'Antioquia' },
  { id: 2, name: 'Envigado', department: 'Antioquia' },
  { id: 3, name: 'Tunja', department: 'Boyacá' },
  { id: 4, name: 'Duitama', department: 'Boyacá', disabled: true },
  { id: 5, name: 'Sogamoso', department: 'Boyacá' },
];
const base = { 'aria-label': 'Ciudades', groupBy: 'department', options: cities } as const;
const header = (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) });
const rows = () => screen.getAllByRole('option').map((row) => row.textContent);
const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? 'none')
    ?.textContent;
const open = () => userEvent.click(screen.getByRole('combobox', { name: 'Ciudades' }));

describe('a group that is chosen as a whole (SEL-18)', () => {
  const choose = async (props: object = {}) => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        groups={groupControls({ selectable: true })}
        onChange={onChange}
        {...props}
      />,
    );
    await open();
    return onChange;
  };

  it('takes what can be chosen with one change, then gives it back, and shows how much it is', async () => {
    const onChange = await choose({ defaultValue: [3] });
    expect(header('Boyacá').getAttribute('aria-checked')).toBe('mixed');
    expect(header('Antioquia').getAttribute('aria-checked')).toBe('false');
    await userEvent.click(header('Boyacá'));
    expect(onChange.mock.lastCall?.[0]).toEqual([3, 5]);
    expect(onChange.mock.lastCall?.[1].reason).toBe('select-group');
    expect(header('Boyacá').getAttribute('aria-checked')).toBe('true');
    await userEvent.click(header('Boyacá'));
    expect(onChange.mock.lastCall?.[0]).toEqual([]);
    expect(onChange.mock.lastCall?.[1].reason).toBe('deselect-group');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is reached by the arrows and chosen by Enter, which never chooses a group that no arrow has reached', async () => {
    const onChange = await choose();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(active()).toBe('Medellín');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Antioquia');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.lastCall?.[0]).toEqual([1, 2]);
    await userEvent.keyboard('tun');
    expect(active()).toBe('Tunja');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.lastCall?.[0]).toEqual([1, 2, 3]);
  });

  it('is what is found of it while searching', async () => {
    const onChange = await choose();
    await userEvent.keyboard('ja');
    expect(rows()).toEqual(['Boyacá', 'Tunja']);
    await userEvent.click(header('Boyacá'));
    expect(onChange.mock.lastCall?.[0]).toEqual([3]);
  });

  it('takes no more than the limit, and is disabled where nothing of it can change', async () => {
    const onChange = await choose({ maxItems: 1 });
    await userEvent.click(header('Antioquia'));
    expect(onChange.mock.lastCall?.[0]).toEqual([1]);
    expect(header('Boyacá').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(header('Boyacá'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('counts no header for an option: not in "select all", not in a range, not in the results', async () => {
    const onChange = await choose({ searchDebounce: 0 });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(onChange.mock.lastCall?.[0]).toEqual([2, 3]);
    await userEvent.keyboard('a');
    expect(await screen.findAllByText('4 resultados')).not.toHaveLength(0);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Buscar' }));
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange.mock.lastCall?.[0]).toEqual([2, 3, 1, 5]);
  });

  it('is nothing for one value, nor for pages of a remote list', async () => {
    const onChange = vi.fn();
    const { unmount } = render(
      <Select {...base} groups={groupControls({ selectable: true })} onChange={onChange} />,
    );
    await open();
    await userEvent.click(header('Antioquia'));
    expect(header('Antioquia').hasAttribute('aria-checked')).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    unmount();
    render(
      <Select
        aria-label="Ciudades"
        multiple
        groupBy="department"
        groups={groupControls({ selectable: true })}
        remote={remoteList({ getList: () => cities })}
      />,
    );
    await open();
    expect((await screen.findByRole('option', { name: 'Antioquia' })).ariaChecked).toBeNull();
  });
});

describe('a group that is collapsed (SEL-18)', () => {
  const collapse = async (props: object = {}) => {
    render(
      <Select
        {...base}
        groups={groupControls({ collapsible: true, collapsed: ['Boyacá'] })}
        {...props}
      />,
    );
    await open();
  };

  it('shows its header only, which opens it and says so', async () => {
    await collapse();
    expect(rows()).toEqual(['Antioquia, desplegado', 'Medellín', 'Envigado', 'Boyacá, contraído']);
    await userEvent.click(header('Boyacá'));
    expect(rows()).toHaveLength(7);
    expect(screen.getByText('Boyacá, desplegado', { selector: '[aria-live]' })).toBeTruthy();
  });

  it('opens and closes with the side arrows, and Enter, while nothing is searched', async () => {
    await collapse();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(active()).toBe('Boyacá, desplegado');
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowDown}');
    expect(active()).toBe('Tunja');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(rows()).toHaveLength(4);
    expect(active()).toBe('Boyacá, contraído');
  });

  it('is open while a search finds something in it, and stays as it was left', async () => {
    await collapse();
    await userEvent.click(header('Antioquia'));
    await userEvent.keyboard('ja');
    expect(rows()).toEqual(['Boyacá', 'Tunja']);
    await userEvent.keyboard('{Escape}');
    await open();
    expect(rows()).toEqual(['Antioquia, contraído', 'Boyacá, contraído']);
  });

  it('is where a list opens whose chosen option lies in it', async () => {
    await collapse({ defaultValue: 5 });
    expect(active()).toBe('Boyacá, contraído');
  });

  it('collapses by its arrow where its row chooses it', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        groups={groupControls({ collapsible: true, selectable: true })}
        onChange={onChange}
      />,
    );
    await open();
    const arrow = header('Antioquia').querySelector('.gd-select__group-toggle');
    if (!arrow) throw new Error('no arrow');
    await userEvent.click(arrow);
    expect(rows().slice(0, 2)).toEqual(['Antioquia, contraído', 'Boyacá, desplegado']);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(header('Antioquia'));
    expect(onChange.mock.lastCall?.[0]).toEqual([1, 2]);
  });

  it('is no longer active when other options take its place', async () => {
    const groups = groupControls({ collapsible: true });
    const list = (options: typeof cities) => (
      <Select {...base} groups={groups} options={options} key="list" />
    );
    const { rerender } = render(list(cities));
    await open();
    await userEvent.keyboard('{Home}');
    expect(active()).toBe('Antioquia, desplegado');
    rerender(list(cities.slice(2)));
    expect(active()).toBeUndefined();
  });
});

describe('options of two levels (SEL-18)', () => {
  const places = optionTree(
    [
      { name: 'Antioquia', towns: [{ code: '05001', name: 'Medellín' }] },
      {
        name: 'Boyacá',
        towns: [
          { code: '15001', name: 'Tunja' },
          { code: '15238', name: 'Duitama' },
        ],
      },
    ],
    { children: ({ towns }) => towns, groupLabel: ({ name }) => name, label: ({ name }) => name },
  );

  it('show what is found below its parent, and all of a parent that is searched', async () => {
    const onChange = vi.fn();
    render(<Select {...places} aria-label="Ciudades" primaryKey="code" onChange={onChange} />);
    await open();
    await userEvent.keyboard('boyaca');
    expect(rows()).toEqual(['Tunja', 'Duitama']);
    expect(screen.getByRole('group', { name: 'Boyacá' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.lastCall?.[0]).toBe('15001');
  });
});
