// biome-ignore-all lint/style/noExcessiveLinesPerFile: what needs a real browser, over one set-up

import { describeWidget, eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import * as Radix from '@radix-ui/react-popover';
import { act, render, screen } from '@testing-library/react';
import { createRef, StrictMode, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';
import type { SelectActions } from './select-option.types';

const many = Array.from({ length: 100_000 }, (_, index) => ({
  id: index,
  name: `Opción ${index}`,
}));
const some = many.slice(0, 60);

const trigger = (name = 'Lista') => screen.getByRole<HTMLButtonElement>('combobox', { name });
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar' });
const list = () => screen.getByRole('listbox');
const options = () => screen.getAllByRole('option');
const isOpen = () => screen.queryByRole('listbox') !== null;
const activeOption = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '');
const base = { 'aria-label': 'Lista' };

afterEach(async () => {
  await page.viewport(1280, 800);
});

// `change` looks for what a click has opened at once, so that on a disabled select it fails at once.
describeWidget<number | null>(
  '<Select>',
  {
    render: ({ ref, ...props }) => (
      <Select<{ id: number; name: string }> {...props} ref={ref} options={some} />
    ),
    control: () => screen.getAllByRole('combobox')[0] as HTMLElement,
    value: 1,
    otherValue: 4,
    empty: null,
    change: async (person) => {
      await person.click(screen.getAllByRole('combobox')[0] as HTMLElement);
      await person.click(screen.getByRole('option', { name: 'Opción 4' }));
    },
    open: async (person) => {
      await person.click(screen.getAllByRole('combobox')[0] as HTMLElement);
      screen.getByRole('listbox');
    },
    formValue: (value) => (value === null ? [] : [String(value)]),
  },
  { share: 2, of: 4 },
);

describe('any number of options (SEL-14)', () => {
  it('has at most forty rows in the DOM, wherever it is scrolled to, and says how many there are', async () => {
    render(<Select {...base} options={many} />);
    await userEvent.click(trigger());
    expect(options().length).toBeLessThanOrEqual(40);
    expect(options()[2]?.getAttribute('aria-posinset')).toBe('3');
    expect(options()[2]?.getAttribute('aria-setsize')).toBe('100000');
    expect(list().scrollHeight).toBeCloseTo(3_600_000, -2);
    for (const top of [1_000_000, 20_000, 3_600_000]) {
      list().scrollTop = top;
      await expect
        .poll(() => options().map((option) => Number(option.getAttribute('aria-posinset'))))
        .toContain(Math.min(100_000, Math.floor(top / 36) + 1));
      expect(options().length).toBeLessThanOrEqual(40);
    }
  });

  it('keeps the active option in the DOM when it is scrolled away', async () => {
    render(<Select {...base} options={many} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    list().scrollTop = 500_000;
    await expect.poll(() => options().length > 3 && options()[1]?.textContent).toMatch(/Opción 13/);
    expect(activeOption()?.textContent).toBe('Opción 1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => list().scrollTop).toBeLessThan(200);
  });

  it('goes to the last of a hundred thousand, and opens at a chosen one', async () => {
    render(<Select {...base} options={many} defaultValue={54_321} />);
    await userEvent.click(trigger());
    expect(activeOption()?.textContent).toBe('Opción 54321');
    const box = list().getBoundingClientRect();
    const row = activeOption()?.getBoundingClientRect();
    expect(row?.top).toBeGreaterThan(box.top);
    expect(row?.bottom).toBeLessThan(box.bottom);
    await userEvent.keyboard('{End}');
    expect(activeOption()?.textContent).toBe('Opción 99999');
    await expect
      .poll(() => activeOption()?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(box.bottom + 1);
  });

  it('finds in all of them, first rows at once and the rest soon after', async () => {
    render(<Select {...base} options={many} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('9');
    // The first slice of the search is part of the key press, however long it takes.
    expect(options()[0]?.textContent).toBe('Opción 9');
    const naive = many.filter((option) => option.name.includes('9')).length;
    await expect.poll(() => options()[0]?.getAttribute('aria-setsize')).toBe(String(naive));
    await userEvent.keyboard('9999');
    await expect
      .poll(() => options().map((option) => option.textContent))
      .toEqual(['Opción 99999']);
  });

  it('chooses ten thousand with one change', async () => {
    const onChange = vi.fn();
    render(<Select {...base} multiple options={many.slice(0, 10_000)} onChange={onChange} />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(10_000);
    expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(21);
  });

  it('measures rows of a template, each as tall as it is', async () => {
    render(
      <Select
        {...base}
        options={some}
        renderOption={({ option }) => (
          <div style={{ blockSize: option.id % 2 ? 80 : 40 }}>{option.name}</div>
        )}
      />,
    );
    await userEvent.click(trigger());
    await expect
      .poll(() => {
        const rows = options().map((option) => option.getBoundingClientRect());
        return rows.every((row, index) => {
          const next = rows[index + 1];
          return next === undefined || Math.abs(next.top - row.bottom) < 1;
        });
      })
      .toBe(true);
  });
});

describe('a pointer that rests over the list (SEL-15)', () => {
  it('leaves the active option to the keyboard when the list scrolls below it', async () => {
    const onChange = vi.fn();
    render(<Select {...base} options={some} onChange={onChange} />);
    await userEvent.click(trigger());
    const rest = { clientX: 0, clientY: 0 };
    list().addEventListener('pointermove', ({ clientX, clientY }) => {
      Object.assign(rest, { clientX, clientY });
    });
    await userEvent.hover(screen.getByRole('option', { name: 'Opción 3' }));
    await expect.poll(() => activeOption()?.textContent).toBe('Opción 3');
    await userEvent.keyboard('{End}');
    await expect.poll(() => screen.queryByRole('option', { name: 'Opción 59' })).not.toBeNull();
    // What WebKit sends after a scroll, to what lies below the pointer now.
    const below = document.elementFromPoint(rest.clientX, rest.clientY);
    expect(below?.closest('[role=option]')?.textContent).not.toBe('Opción 59');
    act(() => {
      below?.dispatchEvent(new PointerEvent('pointermove', { ...rest, bubbles: true }));
    });
    expect(activeOption()?.textContent).toBe('Opción 59');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith(59, expect.anything());
  });

  it('takes it again as soon as it moves', async () => {
    render(<Select {...base} options={some} />);
    await userEvent.click(trigger());
    await userEvent.hover(screen.getByRole('option', { name: 'Opción 3' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => activeOption()?.textContent).toBe('Opción 4');
    await userEvent.hover(screen.getByRole('option', { name: 'Opción 2' }));
    await expect.poll(() => activeOption()?.textContent).toBe('Opción 2');
  });
});

describe('closing (SEL-5)', () => {
  it('closes at a press outside and leaves the focus there', async () => {
    render(
      <>
        <Select {...base} options={some} />
        <button type="button" style={{ position: 'fixed', insetBlockStart: 600 }}>
          Fuera
        </button>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.click(screen.getByText('Fuera'));
    await expect.poll(isOpen).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Fuera'));
  });

  it('closes at a press on its own trigger, and opens at the next', async () => {
    render(<Select {...base} options={some} />);
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(false);
    await userEvent.click(trigger());
    expect(isOpen()).toBe(true);
  });

  it('closes when its trigger is scrolled out of view', async () => {
    render(
      <div style={{ blockSize: 3000, paddingBlockStart: 100 }}>
        <Select {...base} options={some} />
      </div>,
    );
    await userEvent.click(trigger());
    await act(async () => {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    });
    window.scrollTo(0, 1500);
    await expect.poll(isOpen).toBe(false);
    window.scrollTo(0, 0);
  });

  it('keeps the search where it is while a list above its control finds fewer', async () => {
    render(<Select {...base} options={some} style={{ marginTop: 600 }} />);
    await userEvent.click(trigger());
    await expect.poll(() => search().closest('[data-side]')?.getAttribute('data-side')).toBe('top');
    await expect
      .poll(() => list().closest('[data-side]')?.getBoundingClientRect().bottom)
      .toBeCloseTo(trigger().getBoundingClientRect().top - 4, -1);
    const distance = () =>
      trigger().getBoundingClientRect().top - search().getBoundingClientRect().top;
    const before = distance();
    await userEvent.type(search(), 'Opción 59');
    await expect.poll(() => options().length).toBe(1);
    await expect.poll(distance).toBe(before);
    await userEvent.type(search(), 'x');
    await expect.poll(() => screen.queryAllByRole('option').length).toBe(0);
    await expect.poll(distance).toBe(before);
  });

  it('reports the focus entering and leaving once, however it moves inside (CMP-2)', async () => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    render(
      <>
        <Select
          {...base}
          multiple
          options={some}
          defaultValue={[1]}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        <button type="button">Después</button>
      </>,
    );
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowLeft}{ArrowRight}{Escape}');
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
});

function Modal() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Abrir
      </button>
      <dialog ref={dialog} aria-label="Ventana" style={{ blockSize: 400, inlineSize: 400 }}>
        <Select {...base} options={some} />
      </dialog>
    </>
  );
}

describe('inside a modal dialog (CMP-11)', () => {
  it('lies in the dialog, works, and Escape closes one level at a time', async () => {
    render(<Modal />);
    await userEvent.click(screen.getByText('Abrir'));
    await userEvent.click(trigger());
    const dialog = document.querySelector('dialog');
    expect(dialog?.contains(list())).toBe(true);
    await userEvent.click(screen.getByRole('option', { name: 'Opción 3' }));
    expect(trigger().textContent).toBe('Opción 3');
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(dialog?.open).toBe(true);
    expect(document.activeElement).toBe(trigger());
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog?.open).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it('works in a modal layer of another library, which traps the focus and locks scrolling', async () => {
    const onChange = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <Radix.Root modal defaultOpen onOpenChange={onOpenChange}>
        <Radix.Anchor />
        <Radix.Portal>
          <Radix.Content aria-label="Ventana">
            <Select {...base} options={some} onChange={onChange} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>,
    );
    await userEvent.click(trigger());
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard('opcion 1');
    expect(search().value).toBe('opcion 1');
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 50 });
    list().dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(false);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('option', { name: 'Opción 3' }));
    expect(onChange).toHaveBeenCalledWith(3, expect.anything());
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('goes into the container it is given', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    render(<Select {...base} options={some} container={container} />);
    await userEvent.click(trigger());
    expect(container.contains(list())).toBe(true);
    await userEvent.keyboard('{Escape}');
    container.remove();
  });

  it('lies on the side, at the edge and at the distance that it is given (CMP-11)', async () => {
    render(
      <div style={{ padding: '400px 300px' }}>
        <Select
          {...base}
          options={some.slice(0, 3)}
          side="top"
          align="end"
          sideOffset={20}
          classNames={{ popup: 'narrow' }}
        />
        <style>{'.narrow { inline-size: 120px; min-inline-size: 0 }'}</style>
      </div>,
    );
    await userEvent.click(trigger());
    const control = document.querySelector('.gd-select')?.getBoundingClientRect();
    const popup = document.querySelector('.narrow')?.getBoundingClientRect();
    expect(popup?.bottom).toBeCloseTo((control?.top ?? 0) - 20, 0);
    expect(popup?.right).toBeCloseTo(control?.right ?? 0, 0);
  });
});

describe('on a small screen (SEL-16)', () => {
  it('covers it, has a way back, and closes after a choice', async () => {
    await page.viewport(390, 800);
    const onChange = vi.fn();
    render(<Select {...base} options={some} onChange={onChange} />);
    await userEvent.click(trigger());
    const sheet = (await screen.findByRole('listbox')).closest('[aria-modal]');
    expect(sheet?.closest('[popover]')?.matches(':popover-open')).toBe(true);
    expect(sheet?.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: 390, height: 800 });
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await expect.poll(isOpen).toBe(false);
    expect(document.activeElement).toBe(trigger());
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    await userEvent.keyboard('opcion 12{Enter}');
    expect(onChange).toHaveBeenCalledWith(12, expect.anything());
    expect(isOpen()).toBe(false);
    await userEvent.click(trigger());
    await expect.poll(isOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('stays closed where the application closes it in the tap that would open it (CMP-11)', async () => {
    await page.viewport(390, 800);
    const handle = createRef<SelectActions>();
    render(<Select {...base} options={some} actionsRef={handle} />);
    window.addEventListener('click', () => handle.current?.close(), { once: true });
    await userEvent.click(trigger());
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(isOpen()).toBe(false);
  });

  it('is a list above the page when set so', async () => {
    await page.viewport(390, 800);
    render(<Select {...base} options={some} mobileSheet={false} />);
    await userEvent.click(trigger());
    expect(list().closest('[aria-modal]')).toBeNull();
    expect(list().getBoundingClientRect().height).toBeLessThanOrEqual(300);
  });
});

describe('what is exposed to a screen reader (CMP-6)', () => {
  eachInTurn(
    [
      ['one value', <Select key="1" {...base} options={some} defaultValue={3} />],
      ['several', <Select key="2" {...base} multiple options={some} defaultValue={[3, 4]} />],
      ['no search box', <Select key="3" {...base} searchable={false} options={some} />],
      ['groups', <Select key="4" {...base} options={some} groupBy={(o) => `Grupo ${o.id % 3}`} />],
      ['nothing', <Select key="5" {...base} options={[]} />],
      [
        'an error',
        <Select<string>
          key="6"
          {...base}
          remote={remoteList({ getList: () => null, listPath: [] })}
        />,
      ],
    ],
    3,
  )('has no axe violation with %s, closed and open', async (name, element) => {
    const { container } = render(<main>{element}</main>);
    await expectNoAxeViolations(container);
    await userEvent.click(trigger());
    if (name === 'an error') {
      await screen.findByRole('button', { name: 'Reintentar' });
      vi.mocked(console.warn).mockClear();
    }
    await expectNoAxeViolations(document.body);
  });

  it('announces what was chosen and what was removed', async () => {
    render(<Select {...base} multiple options={some} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // A space at its end makes what is said anew a change of the region.
    const announced = () => screen.getByRole('status').textContent?.trim();
    await expect.poll(announced).toBe('Opción 0, opción seleccionada');
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toBe('Opción 0, opción quitada');
  });

  it('announces the choice that closes the list', async () => {
    render(<Select {...base} options={some} />);
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await expect
      .poll(() => screen.getByRole('status').textContent)
      .toMatch(/^Opción \d+, opción seleccionada$/);
  });
});

describe('remote, in a real list (SEL-11)', () => {
  interface Row {
    id: number;
    name: string;
    group: string;
  }
  const rows = (from: number, count: number): Row[] =>
    Array.from({ length: count }, (_, index) => ({
      id: from + index,
      name: `Fila ${from + index}`,
      group: `Grupo ${Math.floor((from + index) / 45)}`,
    }));

  it('loads the next page near the end, never twice, and gives a group one heading', async () => {
    const asked: number[] = [];
    render(
      <StrictMode>
        <Select<Row>
          {...base}
          groupBy="group"
          remote={remoteList({
            getList: async ({ page: number, pageSize }) => {
              asked.push(number);
              const from = (number - 1) * pageSize;
              const results = rows(from, Math.min(pageSize, 100 - from));
              return { results, row_count: 100, has_next_page: from + pageSize < 100 };
            },
          })}
        />
      </StrictMode>,
    );
    await userEvent.click(trigger());
    await screen.findByRole('option', { name: 'Fila 0' });
    expect(asked).toEqual([1]);
    expect(options()[0]?.getAttribute('aria-setsize')).toBe('100');
    list().scrollTop = list().scrollHeight;
    await expect.poll(() => asked).toEqual([1, 2]);
    await expect.poll(() => list().scrollHeight).toBeGreaterThan(60 * 36);
    // Rows 30 to 44 go on with the group of the first page: all of them are in the DOM, and none
    // has a heading, though a page begins in the middle.
    list().scrollTop = 30 * 36;
    await expect.poll(() => screen.queryByRole('option', { name: 'Fila 33' })).not.toBeNull();
    await expect.poll(() => screen.queryByRole('option', { name: 'Fila 28' })).not.toBeNull();
    expect(screen.getByRole('group').querySelectorAll('[aria-hidden]')).toHaveLength(0);
    expect(screen.queryByText('Grupo 0')).toBeNull();
    list().scrollTop = 45 * 36;
    await expect.poll(() => screen.queryByText('Grupo 1')).not.toBeNull();
    expect(screen.getAllByText('Grupo 1')).toHaveLength(1);
    // Each page makes the list longer: scroll to its end until no page comes.
    const lastSeen = () => {
      list().scrollTop = list().scrollHeight;
      return options().at(-1)?.textContent;
    };
    await expect.poll(lastSeen).toBe('Fila 99');
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('asks for the second page by itself when the first does not fill the list', async () => {
    const asked: number[] = [];
    render(
      <Select<Row>
        {...base}
        remote={remoteList({
          pageSize: 3,
          getList: async ({ page: number }) => {
            asked.push(number);
            return { results: rows((number - 1) * 3, 3), has_next_page: true };
          },
        })}
      />,
    );
    await userEvent.click(trigger());
    await expect.poll(() => list().scrollHeight - list().clientHeight).toBeGreaterThan(200);
    const enough = asked.length;
    expect(enough).toBeGreaterThan(2);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(asked.length).toBe(enough);
  });

  it('shows the answer to the last search, however late the others come', async () => {
    const answers = new Map<string, () => void>();
    render(
      <Select<Row>
        {...base}
        searchDebounce={0}
        remote={remoteList({
          getList: ({ searchTerm }) =>
            new Promise((resolve) => {
              answers.set(searchTerm, () =>
                resolve({ results: [{ id: 1, name: `De ${searchTerm}`, group: '' }] }),
              );
            }),
        })}
      />,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('a');
    await expect.poll(() => answers.has('a')).toBe(true);
    await userEvent.keyboard('b');
    await expect.poll(() => answers.has('ab')).toBe(true);
    await act(async () => answers.get('ab')?.());
    await expect.poll(() => options().map((option) => option.textContent)).toEqual(['De ab']);
    await act(async () => answers.get('a')?.());
    await act(async () => answers.get('')?.());
    expect(options().map((option) => option.textContent)).toEqual(['De ab']);
  });

  it('asks for no further page of a search that another one is about to replace', async () => {
    const asked: string[] = [];
    render(
      <Select<Row>
        {...base}
        remote={remoteList({
          getList: async ({ searchTerm, page: number, pageSize }) => {
            asked.push(`${searchTerm} ${number}`);
            return { results: rows((number - 1) * pageSize, pageSize), row_count: 1000 };
          },
        })}
      />,
    );
    await userEvent.click(trigger());
    await screen.findByRole('option', { name: 'Fila 0' });
    list().scrollTop = 300;
    await expect.poll(() => screen.queryByRole('option', { name: 'Fila 8' })).not.toBeNull();
    // The rows go at once, so that the list is scrolled to its end.
    await userEvent.keyboard('f');
    await expect.poll(() => asked.at(-1)).toBe('f 1');
    expect(asked).toEqual([' 1', 'f 1']);
  });

  it('lets the keyboard reach "Reintentar" below the rows that are kept', async () => {
    let fails = true;
    render(
      <Select<Row>
        {...base}
        remote={remoteList({
          pageSize: 20,
          getList: async ({ page: number }) => {
            if (number === 2 && fails) throw new Error('sin red');
            return { results: rows((number - 1) * 20, 20), has_next_page: number < 2 };
          },
        })}
      />,
    );
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Fila 0' });
    await userEvent.keyboard('{End}');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('option', { name: 'Fila 19' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(retry);
    fails = false;
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => options()[0]?.getAttribute('aria-setsize')).toBe('40');
    expect(document.activeElement).toBe(search());
  });
});

describe('leaves nothing behind', () => {
  // `leaks` of the stress tests mounts one with many parts again and again, in each run.
  it('a thousand selects come and go, some of them open', { tags: ['long', 'turn'] }, async () => {
    const count = () => document.querySelectorAll('*').length;
    const { container, rerender } = render(<div />);
    const before = count();
    for (let round = 0; round < 10; round++) {
      rerender(
        <div>
          {many.slice(0, 100).map(({ id, name }) => (
            <Select
              key={id}
              aria-label={name}
              options={many}
              defaultValue={id}
              defaultOpen={id === round}
            />
          ))}
        </div>,
      );
      await expect.poll(isOpen).toBe(true);
      expect(count()).toBeGreaterThan(before + 300);
      rerender(<div />);
      expect(container.querySelector('*')?.childElementCount).toBe(0);
      expect(count()).toBe(before);
    }
  });
});
