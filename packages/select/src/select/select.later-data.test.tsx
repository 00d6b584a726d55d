import { expectConsole } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';
import type { SelectActions } from './select-option.types';

interface Option {
  id: number;
  name: string;
}
const options: Option[] = ['Cali', 'Pasto', 'Neiva', 'Tunja'].map((name, index) => ({
  id: index + 1,
  name,
}));
const base = { 'aria-label': 'Ciudades' };
const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Ciudades' });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const option = (name: string) => screen.getByRole('option', { name });
const tokens = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** A promise that is kept when a test wants. */
function late<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((keep) => {
    resolve = keep;
  });
  return { promise, answer: (value: Value) => act(async () => resolve(value)) };
}

interface FormProps {
  made: Promise<Option>;
  /** What the application keeps of a choice. */
  judge?: (next: number[]) => number[] | Promise<number[]>;
  /** The values of the other records, in turn. */
  records?: number[][];
}

/** A form that shows one record, and the next one at the press of a button. */
function Form({ made, judge = (next) => next, records = [[3]] }: FormProps) {
  const [value, setValue] = useState([1, 2]);
  const [place, setPlace] = useState(0);
  return (
    <form aria-label="Formulario">
      <Select
        {...base}
        name="ciudades"
        multiple
        options={options}
        value={value}
        onChange={(next) => {
          const kept = judge(next);
          if (Array.isArray(kept)) setValue(kept);
          else kept.then(setValue);
        }}
        onCreate={() => made}
      />
      <button
        type="button"
        onClick={() => {
          setValue(records[place] ?? []);
          setPlace(place + 1);
        }}
      >
        Otro registro
      </button>
    </form>
  );
}

describe('a creation of several values that ends after the value was replaced (SEL-12)', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const sent = () => new FormData(form()).getAll('ciudades').map(Number);
  const goOn = () => userEvent.click(screen.getByText('Otro registro'));
  const created = { id: 9, name: 'Ibagué' };
  const refused = 'Sin seleccionar: Ibagué';

  function show(props: Omit<FormProps, 'made'> = {}) {
    const made = late<Option>();
    render(<Form {...props} made={made.promise} />);
    return made;
  }
  async function create() {
    await userEvent.click(trigger());
    await userEvent.type(search(), 'Ibagué');
    await userEvent.click(option('Agregar «Ibagué»'));
  }

  it.each([
    ['others', [3]],
    ['some of the same', [2, 3]],
    ['none', []],
    ['more', [1, 2, 3]],
  ])('does not join that of another record, which has %s, and says so', async (_, record) => {
    const made = show({ records: [record] });
    await create();
    await goOn();
    await made.answer(created);
    expect(sent()).toEqual(record);
    expect(trigger().textContent).toContain(refused);
    expect(form().checkValidity()).toBe(false);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Descartar «Ibagué»' }));
    expect(form().checkValidity()).toBe(true);
    expect(trigger().textContent).not.toContain('Ibagué');
  });

  it('does not join a record that has what was chosen in one before', async () => {
    const made = show({ records: [[3], [1, 2, 4]] });
    await userEvent.click(trigger());
    await userEvent.click(option('Tunja'));
    await goOn();
    await create();
    await goOn();
    await made.answer(created);
    expect(sent()).toEqual([1, 2, 4]);
    expect(trigger().textContent).toContain(refused);
  });

  it('says nothing where that value has what was created already', async () => {
    const made = show({ records: [[3, 9]] });
    await create();
    await goOn();
    await made.answer(created);
    expect(sent()).toEqual([3, 9]);
    expect(trigger().textContent).not.toContain('Sin seleccionar');
    expectConsole('warn', /9 is in no option/);
  });

  it.each([
    ['as it is', (next: number[]) => next, [2, 4, 9]],
    ['later', async (next: number[]) => next, [2, 4, 9]],
    ['in another order', (next: number[]) => next.toSorted((a, b) => b - a), [9, 4, 2]],
    ['with one more', (next: number[]) => [...new Set([3, ...next])], [3, 2, 4, 9]],
  ])('joins what a person has chosen meanwhile, kept %s', async (_, judge, expected) => {
    const made = show({ judge });
    await create();
    await userEvent.click(option('Tunja'));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Cali' }));
    await made.answer(created);
    await vi.waitFor(() => expect(sent()).toEqual(expected));
    expect(form().checkValidity()).toBe(true);
  });

  it('joins where a choice was refused, and where the same value is given in another order', async () => {
    const made = show({
      judge: (next) => (next.includes(9) ? next : [1, 2]),
      records: [[2, 1]],
    });
    await create();
    await userEvent.click(option('Tunja'));
    await goOn();
    expect(tokens()).toEqual(['Pasto', 'Cali']);
    await made.answer(created);
    expect(sent()).toEqual([2, 1, 9]);
  });
});

describe('the names of saved keys after a reload (SEL-11)', () => {
  const gone = 'ya no está disponible';
  const failure = () => screen.queryByText('No se pudieron cargar los datos de lo seleccionado');

  interface Source {
    resolve?: (keys: readonly (string | number)[]) => Promise<Option[]>;
    getList?: () => Promise<Option[]>;
    renderBadge?: (state: { option: Option }) => string;
  }
  function show({ resolve, getList = async () => [], ...props }: Source) {
    const handle = createRef<SelectActions>();
    const element = (reloadKey: string) => (
      <Select<Option>
        {...base}
        {...props}
        actionsRef={handle}
        multiple
        valueAs="key"
        defaultValue={[1, 2]}
        remote={remoteList({ reloadKey, getList, resolve })}
      />
    );
    const { rerender } = render(element('a'));
    return {
      reload: () => act(async () => handle.current?.reload()),
      dependOn: (key: string) => act(async () => rerender(element(key))),
    };
  }
  const renamed = [{ id: 1, name: 'Santiago de Cali' }, ...options.slice(1, 2)];

  it.each(['reload', 'reloadKey'])(
    'are asked for anew, and stay until they come: %s',
    async (how) => {
      const answer = late<Option[]>();
      const resolve = vi
        .fn<NonNullable<Source['resolve']>>(() => answer.promise)
        .mockResolvedValueOnce(options.slice(0, 2));
      const { reload, dependOn } = show({ resolve });
      await vi.waitFor(() => expect(tokens()).toEqual(['Cali', 'Pasto']));
      await (how === 'reload' ? reload() : dependOn('b'));
      expect(resolve.mock.calls.map(([keys]) => keys)).toEqual([
        [1, 2],
        [1, 2],
      ]);
      expect(tokens()).toEqual(['Cali', 'Pasto']);
      await answer.answer(renamed);
      expect(tokens()).toEqual(['Santiago de Cali', 'Pasto']);
    },
  );

  it('come with the rows, where nothing else says them', async () => {
    const getList = vi.fn(async () => renamed).mockResolvedValueOnce(options);
    const { reload } = show({ getList });
    await userEvent.click(trigger());
    await vi.waitFor(() => expect(tokens()).toEqual(['Cali', 'Pasto']));
    await reload();
    await vi.waitFor(() => expect(tokens()).toEqual(['Santiago de Cali', 'Pasto']));
  });

  it('stay when the request fails, which is said and tried again', async () => {
    const resolve = vi
      .fn(async () => renamed)
      .mockResolvedValueOnce(options.slice(0, 2))
      .mockRejectedValueOnce(new Error('sin red'));
    const { reload } = show({ resolve });
    await vi.waitFor(() => expect(tokens()).toEqual(['Cali', 'Pasto']));
    await userEvent.click(trigger());
    await reload();
    await vi.waitFor(() => expect(failure()).toBeTruthy());
    expect(tokens()).toEqual(['Cali', 'Pasto']);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await vi.waitFor(() => expect(tokens()).toEqual(['Santiago de Cali', 'Pasto']));
    expect(failure()).toBeNull();
  });

  it.each([
    ['label', undefined, 'Pasto'],
    ['template', ({ option: { name } }: { option: Option }) => `* ${name}`, '* Pasto'],
  ])(
    'keep their %s when the source no longer has them, and are marked',
    async (_, renderBadge, shown) => {
      const resolve = vi
        .fn(async () => renamed.slice(0, 1))
        .mockResolvedValueOnce(options.slice(0, 2));
      const { reload } = show({ resolve, ...(renderBadge && { renderBadge }) });
      await vi.waitFor(() => expect(tokens()[1]).toBe(shown));
      await reload();
      await vi.waitFor(() => expect(tokens()[1]).toBe(`${shown}, ${gone}`));
      expect(tokens()[0]).toContain('Santiago de Cali');
    },
  );
});
