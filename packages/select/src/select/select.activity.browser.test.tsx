import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { Activity, type ReactNode, StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';

const options = ['Bogotá', 'Cali', 'Pasto', 'Neiva'].map((name, index) => ({
  id: index + 1,
  name,
}));
const tunja = { id: 9, name: 'Tunja' };
const trigger = () => screen.getByRole<HTMLButtonElement>('combobox', { name: 'Ciudad' });
const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => [...new FormData(form()).values()];

/** A promise, and what lets it go. */
function gate<Value>() {
  let open: (value: Value) => void = () => {};
  let fail = () => {};
  const opened = new Promise<Value>((resolve, reject) => {
    open = resolve;
    fail = () => reject(new Error('down'));
  });
  return { open, fail, opened };
}

/** Shows a field of a form, and hides it as a tab or a step does. */
function stage(field: ReactNode) {
  const tree = (mode: 'visible' | 'hidden', now: ReactNode) => (
    <StrictMode>
      <form aria-label="Envío">
        <Activity mode={mode}>{now}</Activity>
      </form>
    </StrictMode>
  );
  const { rerender, unmount } = render(tree('visible', field));
  const show = (mode: 'visible' | 'hidden', now = field) => rerender(tree(mode, now));
  return { show, unmount };
}

afterEach(() => page.viewport(1280, 800));

it('takes an option that was created while the field was hidden, and the form waits no longer (SEL-12)', async () => {
  const made = gate<typeof tunja>();
  const onChange = vi.fn();
  const { show } = stage(
    <Select
      aria-label="Ciudad"
      name="city"
      onCreate={() => made.opened}
      options={options}
      onChange={onChange}
    />,
  );
  await userEvent.click(trigger());
  await userEvent.keyboard('Tunja{Enter}');
  expect(form().checkValidity()).toBe(false);
  show('hidden');
  await act(async () => made.open(tunja));
  // Also before it is shown again: the form is sent from another step.
  await vi.waitFor(() => expect(sent()).toEqual(['9']));
  expect(form().checkValidity()).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
  show('visible');
  await expect.poll(() => trigger().textContent).toBe('Tunja');
});

it('lets a creation that failed while the field was hidden be tried again (SEL-12)', async () => {
  const made = [gate<typeof tunja>(), gate<typeof tunja>()];
  const onCreate = vi.fn(() => made[onCreate.mock.calls.length - 1]?.opened ?? tunja);
  const { show } = stage(
    <Select aria-label="Ciudad" name="city" onCreate={onCreate} options={options} />,
  );
  await userEvent.click(trigger());
  await userEvent.keyboard('Tunja{Enter}');
  show('hidden');
  await act(async () => made[0]?.fail());
  show('visible');
  await expect.poll(() => trigger().textContent).toBe('No se pudo agregar «Tunja»');
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await act(async () => made[1]?.open(tunja));
  await expect.poll(sent).toEqual(['9']);
});

it('leaves a value alone that the application gave while the field was hidden, and says so (SEL-12)', async () => {
  const made = gate<typeof tunja>();
  const onChange = vi.fn();
  const field = (value: number[]) => (
    <Select
      aria-label="Ciudad"
      multiple
      value={value}
      onCreate={() => made.opened}
      options={options}
      onChange={onChange}
    />
  );
  const { show } = stage(field([1]));
  await userEvent.click(trigger());
  await userEvent.keyboard('Tunja{Enter}');
  show('hidden', field([1]));
  show('hidden', field([2, 3]));
  // What is hidden is rendered once there is nothing else to do.
  await vi.waitFor(() =>
    expect(screen.queryByRole('list', { hidden: true })?.textContent).toBe('CaliPasto'),
  );
  await act(async () => made.open(tunja));
  show('visible', field([2, 3]));
  await expect.poll(() => trigger().textContent).toContain('Sin seleccionar: Tunja');
  expect(onChange).not.toHaveBeenCalled();
});

it('asks again for saved keys whose answer came while the field was hidden (SEL-11)', async () => {
  const answers = [gate<(typeof tunja)[]>(), gate<(typeof tunja)[]>()];
  const resolve = vi.fn(
    (_: unknown, __: { signal: AbortSignal }) =>
      answers[resolve.mock.calls.length - 1]?.opened ?? [tunja],
  );
  const { show } = stage(
    <Select
      aria-label="Ciudad"
      valueAs="key"
      defaultValue={9}
      remote={remoteList({ getList: async () => ({ results: options, row_count: 4 }), resolve })}
    />,
  );
  await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
  show('hidden');
  await vi.waitFor(() => expect(resolve.mock.calls[0]?.[1].signal.aborted).toBe(true));
  await act(async () => answers[0]?.open([tunja]));
  show('visible');
  await vi.waitFor(() => expect(resolve).toHaveBeenCalledTimes(2));
  await act(async () => answers[1]?.open([tunja]));
  await expect.poll(() => trigger().textContent).toBe('Tunja');
});

eachInTurn([390, 1280], 2)(
  'closes at %i px with the field that is hidden (SEL-5)',
  async (width) => {
    await page.viewport(width, 800);
    const onOpenChange = vi.fn();
    const getList = vi.fn(async ({ searchTerm }: { searchTerm: string }) => {
      const results = options.filter(({ name }) => name.toLowerCase().includes(searchTerm));
      return { results, row_count: results.length };
    });
    const { show } = stage(
      <Select
        aria-label="Ciudad"
        remote={remoteList({ getList })}
        searchDebounce={20}
        onOpenChange={onOpenChange}
      />,
    );
    await userEvent.click(trigger());
    await userEvent.fill(await screen.findByRole('combobox', { name: 'Buscar' }), 'cal');
    await expect
      .poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent))
      .toEqual(['Cali']);
    show('hidden');
    await vi.waitFor(() =>
      expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]),
    );
    show('visible');
    await expect.poll(() => trigger().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
    // It works as before.
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: 'Cali' }));
    await expect.poll(() => trigger().textContent).toBe('Cali');
  },
);

it('reports nothing and takes nothing once it is gone (CMP-7)', async () => {
  const made = gate<typeof tunja>();
  const onOpenChange = vi.fn();
  const onChange = vi.fn();
  const { unmount } = stage(
    <Select
      aria-label="Ciudad"
      multiple
      onCreate={() => made.opened}
      options={options}
      onChange={onChange}
      onOpenChange={onOpenChange}
    />,
  );
  await userEvent.click(trigger());
  await userEvent.keyboard('Tunja{Enter}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, { reason: 'trigger' });
  unmount();
  await act(async () => made.open(tunja));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, { reason: 'trigger' });
  expect(onChange).not.toHaveBeenCalled();
});
