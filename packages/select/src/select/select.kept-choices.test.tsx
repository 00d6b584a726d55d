// biome-ignore-all lint/style/noExcessiveLinesPerFile: what survives new options, searches and pages, over one set-up

import { act, fireEvent, render, screen } from '@testing-library/react';
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
const options: Option[] = ['Kratos', 'Aloy', 'Ellie', 'Leon'].map((name, index) => ({
  id: index + 1,
  name,
}));
const base = { 'aria-label': 'Lista' };
const failure = 'No se pudieron cargar los datos de lo seleccionado';
const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Lista' });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const labels = () => screen.getAllByRole('option').map((each) => each.textContent);
const open = () => userEvent.click(trigger());

/** A promise that a test ends when it wants. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: () => void = () => {};
  const promise = new Promise<Value>((keep, refuse) => {
    resolve = keep;
    reject = () => refuse(new Error('sin red'));
  });
  return { promise, resolve, reject };
}

function Controlled(props: { onCreate: (text: string) => Promise<Option> }) {
  const [value, setValue] = useState<number[]>([1]);
  return (
    <>
      <Select {...base} multiple options={options} value={value} onChange={setValue} {...props} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const value = () => JSON.parse(screen.getByText(/^\[/).textContent ?? '');

async function create(text: string) {
  await userEvent.type(search(), text);
  await userEvent.click(option(`Agregar «${text}»`));
}

describe('an option that takes its time to be created (SEL-12)', () => {
  it('joins the selection as it is then, and two don’t overwrite each other', async () => {
    const made = new Map([
      ['uno', deferred<Option>()],
      ['dos', deferred<Option>()],
    ]);
    render(<Controlled onCreate={(text) => made.get(text)?.promise ?? Promise.reject()} />);
    await open();
    await create('uno');
    await create('dos');
    expect(screen.getAllByText('Agregando «uno»…').length).toBeGreaterThan(0);
    await userEvent.click(option('Aloy'));
    expect(value()).toEqual([1, 2]);
    await act(async () => {
      made.get('dos')?.resolve({ id: 99, name: 'dos' });
      made.get('uno')?.resolve({ id: 98, name: 'uno' });
    });
    expect(value()).toEqual([1, 2, 99, 98]);
    expect(screen.queryByText('Agregando «uno»…')).toBeNull();
  });

  it('says that it failed, and is tried again or given up', async () => {
    const answers = [deferred<Option>(), deferred<Option>(), deferred<Option>()];
    let asked = 0;
    render(<Controlled onCreate={() => answers[asked++]?.promise ?? Promise.reject()} />);
    await open();
    await create('uno');
    await act(async () => answers[0]?.reject());
    expect(screen.getAllByText('No se pudo agregar «uno»').length).toBeGreaterThan(0);
    expect(value()).toEqual([1]);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await act(async () => answers[1]?.resolve({ id: 98, name: 'uno' }));
    expect(value()).toEqual([1, 98]);
    await create('dos');
    await act(async () => answers[2]?.reject());
    await userEvent.keyboard('{Escape}');
    expect(trigger().textContent).toContain('No se pudo agregar «dos»');
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar «dos»' }));
    expect(trigger().textContent).not.toContain('dos');
  });

  it('shows no failure of one whose place another has taken in a select of one', async () => {
    const answers = [deferred<Option>(), deferred<Option>()];
    let asked = 0;
    const onCreate = () => answers[asked++]?.promise ?? Promise.reject();
    render(<Select {...base} options={options} onCreate={onCreate} />);
    await open();
    await create('uno');
    await open();
    await create('dos');
    await act(async () => answers[0]?.reject());
    expect(trigger().textContent).toContain('dos');
    expect(trigger().textContent).not.toContain('uno');
    await act(async () => answers[1]?.resolve({ id: 99, name: 'dos' }));
    expect(trigger().textContent).toBe('dos');
  });

  it('holds the form while it is not there, and says why', async () => {
    const answers = [deferred<Option>(), deferred<Option>()];
    let asked = 0;
    const select = (readOnly: boolean) => (
      <form>
        <Select
          {...base}
          multiple
          name="lista"
          options={options}
          readOnly={readOnly}
          onCreate={() => answers[asked++]?.promise ?? Promise.reject()}
        />
      </form>
    );
    const { container, rerender } = render(select(false));
    const form = container.querySelector('form') as HTMLFormElement;
    const problem = () =>
      container.querySelector<HTMLInputElement>('.gd-form-value')?.validationMessage;
    await open();
    await create('uno');
    expect(form.checkValidity()).toBe(false);
    expect(problem()).toBe('Agregando «uno»…');
    await act(async () => answers[0]?.resolve({ id: 98, name: 'uno' }));
    expect(form.checkValidity()).toBe(true);
    expect(new FormData(form).getAll('lista')).toEqual(['98']);
    await create('dos');
    await act(async () => answers[1]?.reject());
    expect(problem()).toBe('No se pudo agregar «dos»');
    // Who can't discard it is not held by it.
    rerender(select(true));
    expect(form.checkValidity()).toBe(true);
    rerender(select(false));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar «dos»' }));
    expect(form.checkValidity()).toBe(true);
  });

  it('a value that the application gives meanwhile stands, as a choice does (SEL-12)', async () => {
    const made = deferred<Option>();
    const onChange = vi.fn();
    const view = (value: number | null) => (
      <Select
        {...base}
        options={options}
        value={value}
        onChange={onChange}
        onCreate={() => made.promise}
      />
    );
    const { rerender } = render(view(1));
    await open();
    await userEvent.keyboard('Nathan{Enter}');
    // Another record.
    rerender(view(3));
    await act(async () => made.resolve({ id: 99, name: 'Nathan' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(trigger().textContent).toBe('Ellie');

    const again = deferred<Option>();
    rerender(
      <Select
        {...base}
        options={options}
        value={3}
        onChange={onChange}
        onCreate={() => again.promise}
      />,
    );
    await open();
    await userEvent.keyboard('Drake{Enter}');
    // The same value, and other options.
    rerender(
      <Select
        {...base}
        options={[...options]}
        value={3}
        onChange={onChange}
        onCreate={() => again.promise}
      />,
    );
    await act(async () => again.resolve({ id: 98, name: 'Drake' }));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([98]);
  });

  it('leaves a later choice of one value alone', async () => {
    const made = deferred<Option>();
    const onChange = vi.fn();
    render(
      <Select {...base} options={options} onChange={onChange} onCreate={() => made.promise} />,
    );
    await open();
    await create('uno');
    await open();
    await userEvent.click(option('Aloy'));
    await act(async () => made.resolve({ id: 98, name: 'uno' }));
    expect(trigger().textContent).toBe('Aloy');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('gives the option itself to onChange, which no list has yet', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        options={options}
        onChange={onChange}
        onCreate={(text) => ({ id: 98, name: text })}
      />,
    );
    await open();
    await create('uno');
    expect(onChange.mock.calls[0]?.[1].options).toEqual([{ id: 98, name: 'uno' }]);
  });

  it('is not offered when an option says so already, though the search looks elsewhere', async () => {
    render(
      <Select
        {...base}
        options={options}
        searchBy={(each) => String(each.id)}
        onCreate={() => null}
      />,
    );
    await open();
    await userEvent.type(search(), 'kratos');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});

describe('what is made while it may not join (SEL-7, SEL-12)', () => {
  const making = (props: object = {}) => {
    const made = deferred<Option>();
    const onCreate = vi.fn(() => made.promise);
    const onChange = vi.fn();
    const element = (
      <Select
        {...base}
        multiple
        defaultValue={[1]}
        options={options}
        onCreate={onCreate}
        onChange={onChange}
        {...props}
      />
    );
    return { made, onCreate, onChange, element };
  };

  it('is not made at the limit, which counts what is being made', async () => {
    const { onCreate, element } = making({ maxItems: 2 });
    render(element);
    await open();
    await create('uno');
    await userEvent.type(search(), 'dos{Enter}');
    expect(option('Agregar «dos»').getAttribute('aria-disabled')).toBe('true');
    expect(search().value).toBe('dos');
    expect(onCreate).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Máximo 2: quita una opción para elegir otra')).toBeTruthy();
  });

  it('says so when the made one is refused, until a person takes note', async () => {
    const { made, onChange, element } = making({ canSelect: ({ id }: Option) => id < 5 });
    render(element);
    await open();
    await create('uno');
    await act(async () => made.resolve({ id: 98, name: 'uno' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(trigger().textContent).toContain('Sin seleccionar: uno');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar «uno»' }));
    expect(trigger().textContent).not.toContain('uno');
  });

  it('joins nothing once its form was reset', async () => {
    const { made, onChange, element } = making();
    render(
      <form>
        {element}
        <button type="reset">Restablecer</button>
      </form>,
    );
    await open();
    await create('uno');
    await userEvent.click(screen.getByText('Restablecer'));
    expect(trigger().textContent).not.toContain('uno');
    await act(async () => made.resolve({ id: 98, name: 'uno' }));
    expect(trigger().textContent).toBe('Kratos');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('limits, whatever the way (SEL-7)', () => {
  it('select all asks canSelect with those that join before', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        options={options}
        canSelect={(_, { selected }) => selected.length < 2}
        onChange={onChange}
      />,
    );
    await open();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledWith(
      [1, 2],
      expect.objectContaining({ reason: 'select-all' }),
    );
  });

  it('a range under a limit leaves out what canSelect refuses', async () => {
    const onChange = vi.fn();
    render(
      <Select
        {...base}
        multiple
        maxItems={3}
        options={options}
        canSelect={({ id }) => id !== 2}
        onChange={onChange}
      />,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(onChange).toHaveBeenLastCalledWith([1, 3, 4], expect.anything());
  });

  it('a pasted list is chosen as far as it may be, and the rest is said', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple maxItems={2} options={options} onChange={onChange} />);
    await open();
    search().focus();
    await userEvent.paste('Aloy, kratos; Macondo\nLeon');
    expect(onChange).toHaveBeenCalledWith([2, 1], expect.objectContaining({ reason: 'paste' }));
    expect(screen.getByText('Sin seleccionar: Macondo, Leon')).toBeTruthy();
    await userEvent.type(search(), 'a');
    expect(screen.queryByText('Sin seleccionar: Macondo, Leon')).toBeNull();
  });
});

describe('remote lists (SEL-11)', () => {
  const lists: Record<string, Option[]> = {
    A: [{ id: 1, name: 'Medellín' }],
    V: [{ id: 2, name: 'Cali' }],
  };

  it('are asked again when what they depend on changes, open or closed', async () => {
    const getList = vi.fn((_: unknown, department: string) => lists[department] ?? []);
    const show = (department: string) => (
      <Select
        {...base}
        remote={remoteList({
          reloadKey: department,
          getList: (request) => getList(request, department),
        })}
      />
    );
    const { rerender } = render(show('A'));
    await open();
    await screen.findByRole('option', { name: 'Medellín' });
    rerender(show('V'));
    await screen.findByRole('option', { name: 'Cali' });
    expect(screen.queryByRole('option', { name: 'Medellín' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    rerender(show('A'));
    expect(getList).toHaveBeenCalledTimes(2);
    await open();
    await screen.findByRole('option', { name: 'Medellín' });
  });

  it('are asked again for another list of what they depend on, not for the same one anew', async () => {
    const getList = vi.fn(async () => options);
    const list = (...reloadKey: string[]) => (
      <Select {...base} remote={remoteList({ getList, reloadKey })} key="list" />
    );
    const { rerender } = render(list('Antioquia', 'activos'));
    await open();
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    rerender(list('Antioquia', 'activos'));
    expect(getList).toHaveBeenCalledTimes(1);
    rerender(list('Antioquia', 'todos'));
    await vi.waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  });

  it('are reloaded through the handle, which also opens and closes', async () => {
    const handle = createRef<SelectActions>();
    const getList = vi.fn(async () => lists.A ?? []);
    render(<Select {...base} actionsRef={handle} remote={remoteList({ getList })} />);
    act(() => handle.current?.open());
    await screen.findByRole('option', { name: 'Medellín' });
    await act(async () => handle.current?.reload());
    await screen.findByRole('option', { name: 'Medellín' });
    expect(getList).toHaveBeenCalledTimes(2);
    act(() => handle.current?.close());
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('may come later', async () => {
    const { rerender } = render(<Select<Option> {...base} options={[]} />);
    rerender(
      <Select<Option> {...base} remote={remoteList({ getList: async () => lists.A ?? [] })} />,
    );
    await open();
    await screen.findByRole('option', { name: 'Medellín' });
  });

  it('of plain texts give the text as the option', async () => {
    const onChange = vi.fn();
    render(
      <Select<string>
        {...base}
        multiple
        remote={remoteList({ getList: async () => ['a', 'b'] })}
        onChange={onChange}
      />,
    );
    await open();
    await userEvent.click(await screen.findByRole('option', { name: 'a' }));
    expect(onChange.mock.calls[0]?.[1].options).toEqual(['a']);
    await userEvent.click(option('a'));
    expect(onChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: 'deselect' }));
  });

  it('give the chosen options of a list of keys', async () => {
    const onChange = vi.fn();
    render(
      <Select<Option>
        {...base}
        multiple
        valueAs="key"
        remote={remoteList({ getList: async () => options })}
        onChange={onChange}
      />,
    );
    await open();
    await userEvent.click(await screen.findByRole('option', { name: 'Kratos' }));
    await userEvent.click(option('Aloy'));
    expect(onChange.mock.calls.map(([, details]) => details.options)).toEqual([
      [options[0]],
      [options[0], options[1]],
    ]);
  });

  it('resolve every saved key, again at each opening, and mark what is gone', async () => {
    const answers = [() => Promise.reject(new Error('sin red')), async () => options.slice(0, 2)];
    const resolve = vi.fn((_: readonly (string | number)[]) => answers.shift()?.() ?? []);
    render(
      <Select<Option>
        {...base}
        multiple
        badgeLimit={1}
        valueAs="key"
        defaultValue={[1, 2, 77]}
        remote={remoteList({ getList: async () => [], resolve })}
      />,
    );
    await act(async () => {});
    expect(resolve.mock.calls[0]?.[0]).toEqual([1, 2, 77]);
    expect(trigger().textContent).toBe(`1 y 2 más${failure}`);
    await open();
    expect(resolve).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(trigger().textContent).toBe('Kratos y 2 más'));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Kratos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Aloy' }));
    expect(screen.getByRole('listitem').textContent).toContain('77, ya no está disponible');
  });

  it('offer a retry for saved keys that could not be resolved', async () => {
    let works = false;
    const resolve = async () => {
      if (!works) throw new Error('sin red');
      return options;
    };
    render(
      <Select<Option>
        {...base}
        valueAs="key"
        defaultValue={1}
        remote={remoteList({ getList: async () => options.slice(1), resolve })}
      />,
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getAllByText(failure)).toHaveLength(2);
    expect(trigger().textContent).toBe(failure);
    works = true;
    await userEvent.click(retry);
    await vi.waitFor(() => expect(trigger().textContent).toBe('Kratos'));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});

describe('saved keys (SEL-11)', () => {
  const ada = { id: 77, name: 'Ada' };
  const message = () => screen.queryByText(failure);

  it('that failed are said no longer once a page has brought them, or they were removed', async () => {
    const page = deferred<Option[]>();
    const resolve = vi.fn(() => Promise.reject(new Error('sin red')));
    render(
      <Select<Option>
        {...base}
        multiple
        valueAs="key"
        defaultValue={[1, 77]}
        remote={remoteList({ getList: () => page.promise, resolve })}
      />,
    );
    await open();
    await vi.waitFor(() => expect(message()).toBeTruthy());
    await act(async () => page.resolve(options));
    await vi.waitFor(() => expect(trigger().textContent).toContain('Kratos'));
    expect(message()).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar 77' }));
    expect(message()).toBeNull();
  });

  it('that are gone are looked for again when what the list depends on changes, and a late answer is dropped', async () => {
    const late = deferred<Option[]>();
    const sources: Record<string, () => Promise<Option[]>> = {
      first: async () => [],
      slow: () => late.promise,
      last: async () => [ada],
    };
    const resolve = vi.fn(
      (_: readonly (string | number)[], source: string) => sources[source]?.() ?? [],
    );
    const show = (source: string) => (
      <Select<Option>
        {...base}
        multiple
        valueAs="key"
        defaultValue={[77]}
        remote={remoteList({
          reloadKey: source,
          getList: async () => [],
          resolve: (keys) => resolve(keys, source),
        })}
      />
    );
    const { rerender } = render(show('first'));
    const token = () => screen.getByRole('listitem').textContent;
    await vi.waitFor(() => expect(token()).toContain('77, ya no está disponible'));
    rerender(show('slow'));
    await act(async () => {});
    expect(resolve).toHaveBeenLastCalledWith([77], 'slow');
    expect(token()).not.toContain('ya no está disponible');
    rerender(show('last'));
    await vi.waitFor(() => expect(token()).toContain('Ada'));
    await act(async () => late.resolve([{ id: 77, name: 'Otra' }]));
    expect(token()).toContain('Ada');
  });
});

describe('what people write and press (SEL-15)', () => {
  it('takes no key of a composition, as Safari ends it', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={options} onChange={onChange} />);
    await open();
    await userEvent.type(search(), 'k');
    fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(search(), { key: 'Enter', keyCode: 13 });
    expect(onChange).toHaveBeenCalledWith(1, expect.anything());
  });

  it('takes a space for part of the word that is typed on a simple list', async () => {
    const onChange = vi.fn();
    const games = ['Batman', 'Big Boss', 'Big Daddy'];
    render(<Select {...base} searchable={false} options={games} onChange={onChange} />);
    trigger().focus();
    await userEvent.keyboard('{Enter}big d');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('Big Daddy', expect.anything());
  });

  it('leaves Ctrl+A to a searched text', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple options={options} onChange={onChange} />);
    await open();
    await userEvent.type(search(), 'kra');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('shows an option whose key is the empty text, and takes [1, 1, 2] for [1, 2]', () => {
    render(<Select {...base} options={[{ id: '', name: 'Todas' }]} value="" />);
    expect(trigger().textContent).toBe('Todas');
    render(
      <form data-testid="form">
        <Select aria-label="Otra" multiple name="n" options={options} value={[1, 1, 2]} />
      </form>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kratos',
      'Aloy',
    ]);
    const form = screen.getByTestId<HTMLFormElement>('form');
    expect(new FormData(form).getAll('n')).toEqual(['1', '2']);
  });

  it('describes itself', () => {
    render(<Select {...base} options={options} aria-description="Uno" aria-details="más" />);
    expect(trigger().getAttribute('aria-description')).toBe('Uno');
    expect(trigger().getAttribute('aria-details')).toBe('más');
  });
});

function OwnSearch({ onChange }: { onChange: (key: number | null) => void }) {
  const [text, setText] = useState('');
  return (
    <Select
      {...base}
      options={options.filter(({ name }) => name.toLowerCase().includes(text))}
      onSearch={setText}
      searchDebounce={0}
      onChange={onChange}
    />
  );
}

describe('ranking and slots (SEL-2, SEL-9)', () => {
  it('makes the best active at each letter, though the caller gives other options for it', async () => {
    const onChange = vi.fn();
    render(<OwnSearch onChange={onChange} />);
    await open();
    await userEvent.type(search(), 'li');
    await vi.waitFor(() => expect(labels()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(3, expect.anything());
  });

  const places = ['Localidad de Cali', 'Nueva Cali', 'Escalinata', 'Cali Norte', 'Cali', 'Pasto'];
  const found = ['Cali', 'Cali Norte', 'Localidad de Cali', 'Nueva Cali', 'Escalinata'];

  it('puts the best first, and keeps the order of the list where that is asked for', async () => {
    const { rerender } = render(<Select {...base} options={places} />);
    await open();
    await userEvent.type(search(), 'cali');
    expect(labels()).toEqual(found);
    rerender(<Select {...base} options={places} filter={() => 0} />);
    expect(labels()).toEqual(places);
    const byLength = places.toSorted((one, other) => other.length - one.length);
    rerender(<Select {...base} key="2" options={places} filter={(place) => -place.length} />);
    await open();
    await userEvent.type(search(), 'cali');
    expect(labels()).toEqual(byLength);
  });

  it('filters as the caller says', async () => {
    render(
      <Select {...base} options={places} filter={(place, text) => place.length === Number(text)} />,
    );
    await open();
    await userEvent.type(search(), '5');
    expect(labels()).toEqual(['Pasto']);
  });

  it('says that it is no longer searched when it closes, and what was typed to open it', async () => {
    const onSearch = vi.fn();
    render(<Select {...base} options={options} searchDebounce={0} onSearch={onSearch} />);
    act(() => trigger().focus());
    await userEvent.keyboard('kr');
    await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('kr'));
    await userEvent.keyboard('{Escape}');
    expect(onSearch).toHaveBeenLastCalledWith('');
  });

  it('has places of the caller above and below the list, and shows that options load', async () => {
    render(
      <Select
        {...base}
        options={[]}
        loading
        header={<p>Arriba</p>}
        footer={<button type="button">Crear cliente</button>}
      />,
    );
    await open();
    expect(screen.getByText('Arriba')).toBeTruthy();
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Sin datos disponibles')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByText('Crear cliente'));
  });

  it('reaches them with the arrows, and "select all" between them and the options', async () => {
    render(
      <Select
        {...base}
        multiple
        options={options}
        header={
          <p>
            <a href="#uno">Uno</a> <button type="button">Dos</button>
          </p>
        }
        footer={<button type="button">Tres</button>}
      />,
    );
    await open();
    const stops: (string | null)[] = [];
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) {
        await userEvent.keyboard(`{${key}}`);
        stops.push(document.activeElement?.textContent || 'options');
      }
    };
    await userEvent.keyboard('{Home}');
    await press('ArrowUp', 5);
    expect(stops).toEqual(['Seleccionar todo', 'Dos', 'Uno', 'options', 'options']);
    stops.length = 0;
    await press('ArrowDown', 4);
    expect(stops).toEqual(['options', 'Tres', 'options', 'options']);
    await userEvent.keyboard('{Enter}');
    expect(trigger().textContent).toBe('Aloy');
  });
});

describe('options that change while the list is open (SEL-15)', () => {
  it('leaves the active option active, so that Enter chooses what a person sees', async () => {
    const onChange = vi.fn();
    const list = (shown: Option[]) => <Select {...base} options={shown} onChange={onChange} />;
    const { rerender } = render(list(options));
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    rerender(list([{ id: 9, name: 'Nathan' }, ...options].reverse()));
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.lastCall?.[0]).toBe(2);
    await open();
    await userEvent.keyboard('{ArrowDown}');
    rerender(list(options.filter(({ name }) => name !== 'Kratos')));
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('leaves the row that creates an option active, and nothing once it is gone', async () => {
    const onChange = vi.fn();
    const onCreate = vi.fn((name: string) => ({ id: 99, name }));
    const list = (...names: string[]) => (
      <Select
        {...base}
        options={names.map((name, index) => ({ id: index, name }))}
        onCreate={onCreate}
        onChange={onChange}
      />
    );
    const { rerender } = render(list('Elena'));
    await open();
    await userEvent.type(search(), 'el{ArrowDown}');
    rerender(list('Elena', 'Gabriel', 'Ellie'));
    await userEvent.keyboard('{Enter}');
    expect(onCreate).toHaveBeenCalledExactlyOnceWith('el');
    expect(onChange.mock.lastCall?.[0]).toBe(99);
    await open();
    await userEvent.type(search(), 'el{ArrowUp}');
    rerender(list('Elena', 'Gabriel', 'Ellie', 'Adela', 'El'));
    await userEvent.keyboard('{Enter}');
    expect(onCreate).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('a hundred thousand options that may be created (SEL-12, SEL-14)', () => {
  it('are not read again for each movement', async () => {
    let reads = 0;
    const many = Array.from({ length: 100_000 }, (_, id) => ({
      id,
      name: `Número ${id}`,
      tag: 'a',
    }));
    render(
      <Select
        {...base}
        onCreate={() => null}
        options={many}
        searchBy="tag"
        labelKey={({ name }) => {
          reads++;
          return name;
        }}
      />,
    );
    await open();
    await userEvent.type(search(), 'a');
    // That none says exactly this is known once all of them were read.
    await screen.findByRole('option', { name: 'Agregar «a»' }, { timeout: 25_000 });
    expect(reads).toBeGreaterThan(100_000);
    reads = 0;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(reads).toBeLessThan(1000);
  }, 30_000);
});

/** An application that has the last word on what is selected. */
function Judged({ judge }: { judge: (next: number[]) => number[] | Promise<number[]> }) {
  const [value, setValue] = useState<number[]>([1]);
  const answer = async (next: number[]) => setValue(await judge(next));
  return <Select {...base} multiple options={options} value={value} onChange={answer} />;
}

describe('what is announced of a choice that the application changes (SEL-15)', () => {
  const said = () => screen.getByRole('status').textContent?.replace('\u00a0', '');

  it('a refused option is not announced as selected, and a second refusal is announced anew', async () => {
    render(<Select {...base} multiple options={options} value={[]} onChange={() => {}} />);
    await open();
    await userEvent.click(option('Aloy'));
    expect(said()).toBe('Nada seleccionado');
    const first = screen.getByRole('status').textContent;
    await userEvent.click(option('Ellie'));
    expect(said()).toBe('Nada seleccionado');
    expect(screen.getByRole('status').textContent).not.toBe(first);
  });

  it('a later answer is announced once it is there', async () => {
    const answer = deferred<number[]>();
    render(<Judged judge={() => answer.promise} />);
    await open();
    await userEvent.click(option('Ellie'));
    expect(said()).toBe('1 opción seleccionada');
    await act(async () => answer.resolve([1, 3]));
    expect(said()).toBe('Ellie, opción seleccionada');
  });

  it('what the application selects instead is counted', async () => {
    render(<Judged judge={(next) => [...next, 4]} />);
    await open();
    await userEvent.click(option('Aloy'));
    await vi.waitFor(() => expect(said()).toBe('3 opciones seleccionadas'));
  });

  it('a refused list that was pasted says how many are selected', async () => {
    render(<Judged judge={() => [1]} />);
    await open();
    await userEvent.click(search());
    await userEvent.paste('Aloy, Ellie, Nadie');
    await vi.waitFor(() => expect(said()).toMatch(/^1 opción seleccionada\. .*Nadie/));
  });
});
